/** The state of Imperial Settlers as the server sends it (docs/records.md), and other printed facts (`facts`). */
import type { SettlersFacts, SettlersLocation, SettlersSeat, SettlersView } from "../../api/server";
import type { Line } from "../../common/items/item";
import { face, facts } from "../../words/faces.svelte";
import { isFaction, lookOf } from "./cards/card";
import { howMany } from "./cards/marks";

export type View = SettlersView;
export type SeatView = SettlersSeat;
export type Location = SettlersLocation;
export type Good = keyof SettlersSeat["goods"];

const NONE: SettlersFacts = {
  rounds: 0,
  phases: [],
  factions: [],
  types: [],
  goods: [],
  resources: [],
  good_icons: {},
  colors: [],
  blessings: [],
  color_good: {},
  ranks: { names: [], first: 0, step: 1 },
  lookout: {},
};
export const printed = (): SettlersFacts => facts<SettlersFacts>() ?? NONE;

/** Goods in the order of the own board: what buildings cost comes first. */
export const goodsShown = (): Good[] => {
  const all = printed().goods as Good[];
  const first: Good[] = ["wood", "stone", "food", "gold"];
  return [...first.filter((good) => all.includes(good)), ...all.filter((good) => !first.includes(good))];
};
export const iconOf = (good: string): string => printed().good_icons[good] ?? good;

/** Whether a seat keeps this good at Cleanup: its board, or one of its Locations, stores it. */
export function keeps(seat: SeatView, good: string): boolean {
  const stored = (line: Line): boolean => line.some((item) => item.icon === iconOf(good));
  if (stored(face(`board.${seat.faction}`).parts["stores"] ?? [])) return true;
  return seat.locations.some(({ id }) => lookOf(id).lines.some((line) => line[0]?.icon === "store" && stored(line)));
}

export interface Group {
  key: string;
  line: Line;
  ids: string[];
}

/** Deals by what they bring. */
export function dealsOf(seat: SeatView): Group[] {
  const found = new Map<string, Group>();
  for (const id of seat.deals) {
    const line = lookOf(id).deal;
    const key = JSON.stringify(line);
    const group = found.get(key) ?? { key, line, ids: [] };
    group.ids.push(id);
    found.set(key, group);
  }
  return [...found.values()];
}

/** How many Locations of each color there are. */
export function colorsOf(seat: SeatView): [color: string, count: number][] {
  const counted = new Map<string, number>();
  for (const { id } of seat.locations) for (const color of lookOf(id).colors) counted.set(color, (counted.get(color) ?? 0) + 1);
  return printed()
    .colors.filter((color) => counted.has(color))
    .map((color) => [color, counted.get(color)!]);
}

export const pointsStanding = (seat: SeatView): number => seat.locations.reduce((sum, { id }) => sum + Number(lookOf(id).points), 0);
export const factionLocations = (seat: SeatView): number => seat.locations.filter(({ id }) => isFaction(lookOf(id))).length;
export const cardsIn = (pile: readonly string[] | number): readonly string[] => (typeof pile === "number" ? [] : pile);
export const countOf = howMany;

/** Cards of a hand: Faction cards first, then by color. */
export function sorted(cards: readonly string[]): string[] {
  const { colors } = printed();
  const rank = (id: string): number => (isFaction(lookOf(id)) ? 0 : 100) + colors.indexOf(lookOf(id).colors[0] ?? "");
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The Locations of a row. */
export const rowOf = (locations: readonly Location[], kind: string): Location[] => locations.filter(({ id }) => lookOf(id).kind === kind);

/** The other seats, in turn order after one's own. */
export function others(players: number, me: number): number[] {
  return Array.from({ length: players - 1 }, (_, k) => (me + 1 + k) % players);
}

/** Who is asked in which order: from the first player on. */
export const turnOrder = (view: View): number[] => view.seats.map((_, k) => (view.first_player + k) % view.seats.length);
