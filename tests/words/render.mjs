// Renders messages as the page does: reads {files, language, asks: [[key, args], …]} from standard
// input and prints the texts as JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { FluentBundle, FluentResource } = require("@fluent/bundle");

const { files, language, asks } = JSON.parse(readFileSync(0, "utf8"));
const ordinal = ([value]) => {
  const n = Number(value.value ?? value);
  if (language === "fr") return n === 1 ? "1er" : `${n}e`;
  const ending = n % 100 > 10 && n % 100 < 14 ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[n % 10] ?? "th");
  return `${n}${ending}`;
};
const bundle = new FluentBundle(language, { useIsolating: false, functions: { ORD: ordinal } });
for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf8")), { allowOverrides: true });
const texts = asks.map(([key, args]) => {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : null;
});
console.log(JSON.stringify(texts));
