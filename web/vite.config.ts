import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { groups } from "./bundles.ts";
import { map } from "./europe.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import lyre from "icon:lyre"` is the path of one drawing of game-icons; only those used are bundled. */
function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const prefix = "icon:";
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const path = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!path) throw new Error(`game-icons has no drawing called '${name}'`);
      return `export default ${JSON.stringify(path)}`;
    },
  };
}

const server = process.env["CABALE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), map(), svelte()],
  build: {
    outDir: "../src/cabale/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/app/worker.ts" },
      output: {
        // a worker is known by its address, which must stay
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], reporters: ["dot"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
