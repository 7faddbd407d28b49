/** Where points come from, as the bars of the result show it: an icon and a color for each of the server's sources. */
import type { Part } from "../../common/plot/PlotBars.svelte";
import type { Game } from "../game";

/** In the server's order; those that gave nobody anything are left out. */
export function partsOf(words: Record<string, string>, seats: { sources: Record<string, number> }[], looks: Game["sources"]): (Part & { key: string })[] {
  return Object.entries(words)
    .filter(([key]) => seats.some((seat) => seat.sources[key]))
    .map(([key, said]) => {
      const [icon, colour] = looks[key] ?? ["points", "--surface-3"];
      return { key, words: said, icon, colour: `var(${colour})` };
    });
}
