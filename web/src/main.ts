import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/kit.css";
import "./style/app.css";

mount(App, { target: document.getElementById("app")! });
