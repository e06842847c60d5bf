import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./settings.svelte";
import { page } from "./words/page.svelte";

await page.load();
mount(App, { target: document.getElementById("app")! });
