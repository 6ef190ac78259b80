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

// A page of an older build asks for a part that its server no longer has: the new page has it, and the race goes on
// there. Once is enough: if it is missing then too, it is missing.
const AGAIN = "hippodrome.reloaded";
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem(AGAIN)) return;
  event.preventDefault();
  sessionStorage.setItem(AGAIN, "yes");
  location.reload();
});
addEventListener("load", () => setTimeout(() => sessionStorage.removeItem(AGAIN), 10_000));
