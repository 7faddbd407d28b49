/** Where points come from, as the bars of the result show it: an icon and a colour for each of the server's sources. */
import type { Part } from "../../common/plot/PlotBars.svelte";

const LOOKS: Record<string, readonly [icon: string, colour: string]> = {
  temples: ["temple-up", "--kukulcan"],
  buildings: ["building", "--civic"],
  monuments: ["monument", "--monument-edge"],
  chichen_itza: ["gear", "--chi"],
  skulls: ["skull", "--i-skull2"],
  technologies: ["technology", "--tech"],
  goods: ["corn", "--i-corn"],
  hunger: ["warning", "--warn"],
};

/** In the server's order; those that gave nobody anything are left out. */
export function partsOf(words: Record<string, string>, seats: { sources: Record<string, number> }[]): (Part & { key: string })[] {
  return Object.entries(words)
    .filter(([key]) => seats.some((seat) => seat.sources[key]))
    .map(([key, said]) => {
      const [icon, colour] = LOOKS[key] ?? ["points", "--surface-3"];
      return { key, words: said, icon, colour: `var(${colour})` };
    });
}
