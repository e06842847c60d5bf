import { mount } from "svelte";
import { install } from "./app/install";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { bells } from "./me/bells.svelte";
import "./settings.svelte";
import { games } from "./wire/games.svelte";
import { page } from "./words/page.svelte";

await page.load(page.language, games.read()); // both are on their way at once
mount(App, { target: document.getElementById("app")! });
void install().then(() => bells.keepUp());
