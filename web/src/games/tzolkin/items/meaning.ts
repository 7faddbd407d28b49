/** What a tile, a price, a space of a gear or a level of a technology shows: lines of items, the same everywhere. */
import { COMPONENTS, type Effect, type Gear, type Technology, type Tile } from "../view";
import type { Item, Line } from "../../../common/items/item";

/** So many of something; one has no number. */
const some = (n: number, icon: string): Line => (n > 1 ? [{ n }, { icon }] : [{ icon }]);
const corn = (n: number): Line => some(n, "corn");

/** Goods that somebody gets, a line per kind. */
export const goodsLines = (goods: Record<string, number>): Line[] =>
  Object.entries(goods).map(([kind, n]) => some(n, kind));

/** A price: number and block, with a blank between kinds. */
export const priceLine = (cost: Record<string, number>): Line =>
  Object.entries(cost).flatMap(([icon, n], i): Item[] => [...(i ? [{ sep: " " }] : []), { n }, { icon }]);

interface Known {
  gain?: Record<string, number>;
  temple?: string;
  steps?: number;
  technology?: string;
  advances?: number;
  points?: number;
  workers?: number;
  feeds_free?: number;
  feeds_cheaper?: number;
  action?: string;
}

/** One effect of a building or of starting wealth. */
export function effectLines(effect: Effect): Line[] {
  const e = effect as Known;
  if (e.gain) return goodsLines(e.gain);
  if (e.temple) return [e.temple === "any" ? [{ icon: "temple-up" }] : [{ icon: e.temple, up: e.steps ?? 1 }]];
  if (e.technology === "any") return [Array<Item>(e.advances ?? 1).fill({ icon: "technology" })];
  if (e.technology) return [[{ icon: e.technology, up: e.advances ?? 1 }]];
  if (e.points !== undefined) return [[{ points: e.points }]];
  if (e.workers) return [[{ icon: "extra-worker" }]];
  if (e.feeds_free) return [[...some(e.feeds_free, "worker"), { icon: "fed" }]];
  if (e.feeds_cheaper) return [[{ n: `−${e.feeds_cheaper}` }, { icon: "corn" }, { sep: "/" }, { icon: "worker" }]];
  switch (e.action) {
    case "tikal2":
      return [[{ n: "+" }, { icon: "building" }]];
    case "uxmal2":
      return [[{ icon: "market" }]];
    case "any_for_1_corn":
      return [[{ icon: "corn" }, { sep: "›" }, { icon: "any-action" }]];
    default:
      return [];
  }
}

const per = (points: number, ...icons: string[]): Line[] => [
  [{ points }, { sep: "/" }, ...icons.map((icon) => ({ icon }))],
];
/** So many points for so many of them; what gives nothing, or no more than the one before, is left out. */
const ladder = (rungs: Record<string, number>, icon: string): Line[] =>
  Object.entries(rungs)
    .filter(([, points], i, all) => points > (all[i - 1]?.[1] ?? 0))
    .map(([n, points]) => [{ n: Number(n) }, { icon }, { points }]);

/** What a monument scores at the end; what others' monuments are worth depends on the number of players. */
export function scoreLines(scores: Record<string, unknown>, players: number): Line[] {
  const n = (key: string): number => scores[key] as number;
  const rungs = (key: string): Record<string, number> => scores[key] as Record<string, number>;
  if (scores.per_own_kind) return per(n("points"), scores.per_own_kind as string);
  if (scores.per_own_tile) return per(n("per_own_tile"), "building", "monument");
  if (scores.per_monument_built_by_anyone) return per(rungs("per_monument_built_by_anyone")[players] ?? 0, "monument");
  if (scores.per_corn_tile) return per(n("per_corn_tile"), "corn-tile");
  if (scores.per_wood_tile) return per(n("per_wood_tile"), "wood-tile");
  if (scores.per_technology_level) return per(n("per_technology_level"), "technology");
  if (scores.per_skull_in_chichen_itza) return per(n("per_skull_in_chichen_itza"), "skull", "gear");
  if (scores.best_temple_per_step_above_start) return per(n("best_temple_per_step_above_start"), "temple-up");
  if (scores.temple_step_points_again)
    return [[{ icon: "points" }, { sep: "=" }, { icon: "chaac" }, { icon: "quetzalcoatl" }, { icon: "kukulcan" }]];
  if (scores.workers_in_play) return ladder(rungs("workers_in_play"), "worker");
  if (scores.technologies_at_level_3) return ladder(rungs("technologies_at_level_3"), "technology");
  return [];
}

/** What a tile gives: its effects, or what it scores. */
export const tileLines = (tile: Tile, players: number): Line[] =>
  tile.scores ? scoreLines(tile.scores, players) : (tile.effects ?? []).flatMap(effectLines);

const LEVELS: Record<Technology, readonly Line[]> = {
  agriculture: [
    [{ n: "+1" }, { icon: "corn-tile" }],
    [{ n: "+1" }, { icon: "fish" }, { icon: "corn" }],
    [{ n: "+2" }, { icon: "corn-tile" }],
    [{ icon: "temple-up" }],
  ],
  extraction: [
    [{ n: "+1" }, { icon: "wood" }],
    [{ n: "+1" }, { icon: "stone" }],
    [{ n: "+1" }, { icon: "gold" }],
    [{ n: 2 }, { icon: "any-block" }],
  ],
  architecture: [
    [{ icon: "building" }, { icon: "corn" }],
    [{ icon: "building" }, { points: 2 }],
    [{ n: "−1" }, { icon: "any-block" }],
    [{ points: 3 }],
  ],
  theology: [
    [{ icon: "gear", up: 1 }],
    [{ icon: "any-block" }, { sep: "›" }, { icon: "temple-up" }],
    [{ n: "+1" }, { icon: "skull" }],
    [{ icon: "skull" }],
  ],
};

/** What a level of a technology does; the fourth is the bonus behind level 3. */
export const levelLine = (technology: Technology, level: number): Line => LEVELS[technology][level - 1] ?? [];

export interface Space {
  lines: readonly Line[];
  /** The first line is paid, the second is what one gets. */
  pays?: true;
}

const ANY: Space = { lines: [[{ icon: "any-action" }]] };
const pays = (price: Line, gain: Line): Space => ({ lines: [price, gain], pays: true });
const SPACES: Record<Exclude<Gear, "chichen_itza">, readonly Space[]> = {
  palenque: [
    { lines: [[{ icon: "fish" }], corn(3)] },
    { lines: [corn(4)] },
    { lines: [corn(5), some(2, "wood")] },
    { lines: [corn(7), some(3, "wood")] },
    { lines: [corn(9), some(4, "wood")] },
  ],
  yaxchilan: [
    { lines: [[{ icon: "wood" }]] },
    { lines: [[{ icon: "stone" }], corn(1)] },
    { lines: [[{ icon: "gold" }], corn(2)] },
    { lines: [[{ icon: "skull" }]] },
    { lines: [[{ icon: "gold" }, { icon: "stone" }], corn(2)] },
  ],
  tikal: [
    { lines: [[{ icon: "technology" }]] },
    { lines: [[{ icon: "building" }]] },
    { lines: [some(2, "technology")] },
    { lines: [some(2, "building"), [{ icon: "monument" }]] },
    pays([{ icon: "any-block" }], some(2, "temple-up")),
  ],
  uxmal: [
    pays(corn(3), [{ icon: "temple-up" }]),
    { lines: [[{ icon: "market" }]] },
    { lines: [[{ icon: "extra-worker" }]] },
    pays(corn(1), [{ icon: "building" }]),
    pays(corn(1), [{ icon: "gear" }]),
  ],
};

/** What a space of a gear does: T20 to T30; nothing on space 0, any action on the last ones (T15). */
export function spaceShows(gear: Gear, space: number): Space {
  if (space < 1) return { lines: [] };
  if (gear !== "chichen_itza") return SPACES[gear][space - 1] ?? ANY;
  const found = COMPONENTS.chichen_itza.find((one) => one.action === space);
  if (!found) return ANY;
  const { points, temple, block } = found;
  return { lines: [block ? [{ points }, { icon: "any-block" }] : [{ points }], [{ icon: temple, up: 1 }]] };
}
