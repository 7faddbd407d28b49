import { mount } from "svelte";
import { watchPreparations } from "./api/preparing.svelte";
import App from "./App.svelte";
import { followHand } from "./common/tip/hand";
import "virtual:tones.css";
import "./style/sizes.css";
import "./style/kit.css";
import "./style/app.css";
import { fetchFace } from "./style/face/face.svelte";

void watchPreparations();
followHand(window);
mount(App, { target: document.getElementById("app")! });
void fetchFace();
