/** The look of the gears: their pictures and colors, and what is shown of a space where there is little room. */
import type { Item } from "../../../common/items/item";
import { face } from "../../../words/faces.svelte";
import type { Gear } from "../view";

/** What a gear is about: the picture on its hub and its tab. */
export const EMBLEM: Record<Gear, string> = {
  palenque: "corn",
  yaxchilan: "extraction",
  tikal: "architecture",
  uxmal: "market",
  chichen_itza: "skull",
};

const TOKEN: Record<Gear, string> = { palenque: "pal", yaxchilan: "yax", tikal: "tik", uxmal: "uxm", chichen_itza: "chi" };

/** The colors of a gear: strong, soft and deep. */
export const colours = (gear: Gear): { strong: string; soft: string; deep: string } => ({
  strong: `var(--${TOKEN[gear]})`,
  soft: `var(--${TOKEN[gear]}-soft)`,
  deep: `var(--${TOKEN[gear]}-deep)`,
});

/** The one item that stands for a space: its points, or the first picture of what it gives. */
export function signOf(gear: Gear, space: number): Item[] {
  const line = face(`space.${gear}.${space}`).lines[0] ?? [];
  const sign = line.find((item) => item.points) ?? line.find((item) => item.icon);
  return sign ? [sign] : [];
}

/** The lines of a name on a hub: one, or two if it has two words. */
export const hubLines = (name: string): string[] => name.split(/[ -]/);
