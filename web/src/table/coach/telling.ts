/** What the coach says, in this app's words, and what it points at. */
import { number, t } from "../../words/words.svelte";

/** What a turn costs: beginners are not told odds. */
export function cost(points: number): string {
  const whole = Math.round(points);
  return whole >= 1 ? t("coach-cost", { n: whole, points: number(whole) }) : t("coach-cost-win");
}

/** Puts a ring around what is talked about; the returned function removes it. */
export function marked(places: readonly string[]): () => void {
  const found = places.flatMap((place) => [...document.querySelectorAll(`.app :is([data-anchor="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"])`)]);
  for (const one of found) one.setAttribute("data-coached", "");
  return () => found.forEach((one) => one.removeAttribute("data-coached"));
}
