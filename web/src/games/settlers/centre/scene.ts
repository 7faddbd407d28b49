/** What is shown in place of the empire: the first that fits. */
import type { Desk } from "../desk.svelte";
import { seatInMiddle, type Stage } from "../stage";
import { cardsIn } from "../view";

export type Scene = "seat" | "discards" | "attack" | "prayer" | "looking" | "lookout" | "aim" | "empire";

/** What a Prayer asks. */
const OF_PRAYER = new Set(["color", "stored", "pray", "give"]);
const OF_OTHERS = /^(rival|attack):/;

export function sceneOf(stage: Stage, desk: Desk): Scene {
  const { view } = stage;
  if (!view) return "empire";
  if (desk.opened) return desk.opened.what;
  if (view.phase === "attack") return "attack";
  const lit = [...stage.lit.keys()];
  if (view.prayer.length || OF_PRAYER.has(view.decision?.kind ?? "")) return "prayer";
  if (cardsIn(view.seats[seatInMiddle(stage)]?.looking ?? 0).length) return "looking";
  if (view.phase === "lookout") return "lookout";
  if (desk.aiming || (lit.length > 0 && lit.every((place) => OF_OTHERS.test(place)))) return "aim";
  return "empire";
}
