import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { speak } from "./base/language.svelte";
import { install } from "./offline/install";

await speak();
mount(App, { target: document.getElementById("page")! });
void install();
