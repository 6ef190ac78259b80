import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { speak } from "./base/language.svelte";
import { preferences } from "./base/preferences.svelte";
import { router } from "./base/router.svelte";
import { install } from "./offline/install";
import { screens } from "./screens";

document.documentElement.dataset["theme"] = preferences.shown; // before anything is seen
void screens(router.parts).load(); // on its way while the language is
await speak();
mount(App, { target: document.getElementById("page")! });
install();
