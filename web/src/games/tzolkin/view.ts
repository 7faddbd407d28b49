/** The state of Tzolk'in as the server sends it (docs/records.md), and the names of everything in it. */
import components from "$data/components.json";

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
export const BLOCKS = ["wood", "stone", "gold"] as const;
export const GOODS = ["corn", ...BLOCKS, "skulls"] as const;

export type Gear = (typeof GEARS)[number];
export type Temple = (typeof TEMPLES)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type Block = (typeof BLOCKS)[number];
export type Kind = "farm" | "civic" | "tomb" | "shrine";

export interface SeatView {
  points: number;
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skulls: number;
  workers: number;
  free_workers: number;
  light: boolean;
  corn_tiles: number;
  wood_tiles: number;
  temples: Record<Temple, number>;
  technologies: Record<Technology, number>;
  wealth: string[];
  buildings: string[];
  monuments: string[];
}

export interface Decision {
  kind: string;
  player: number;
  gear?: Gear;
  space?: number;
}

export interface View {
  game: "tzolkin";
  day: number;
  round: number;
  age: number;
  food_day: "goods" | "points" | null;
  over: boolean;
  start_player: number;
  start_space: number | null;
  teeth_corn: number;
  bank_skulls: number;
  chichen_itza_skulls: number[];
  jungle: Record<string, { corn: number; wood: number }>;
  /** Who stands on each space: a seat, "n" for a neutral worker, null. */
  gears: Record<Gear, (number | "n" | null)[]>;
  /** The row of six; null is an empty place, or one that a preview does not know. */
  buildings: (string | null)[];
  deck: number;
  monuments: (string | null)[];
  decision: Decision | null;
  seats: SeatView[];
  winners?: number[];
  final?: { goods: number; skulls: number; monuments: Record<string, number> }[];
}

export type Effect = Record<string, unknown>;
export interface Tile {
  id: string;
  age?: number;
  kind?: Kind;
  cost?: Record<string, number>;
  effects?: Effect[];
  scores?: Record<string, unknown>;
}

const all = components as unknown as {
  wealth_tiles: Tile[];
  buildings: Tile[];
  monuments: Tile[];
  calendar: { teeth: number; food_days: { day: number; kind: "goods" | "points" }[] };
  temples: Record<
    Temple,
    {
      "points_from_step_-1": number[];
      goods_at_step: Record<string, string>;
      leader_bonus: { age1: number; age2: number };
    }
  >;
  gears: Record<Gear, { teeth: number; last_space: number }>;
  placement_surcharge: Record<string, number>;
  market_corn_per_block: Record<Block, number>;
  chichen_itza: { action: number; points: number; temple: Temple; block: boolean }[];
};
export const COMPONENTS = all;
export const FOOD_DAYS = all.calendar.food_days;
export const LAST_DAY = all.calendar.food_days.at(-1)!.day;

const tiles = new Map([...all.wealth_tiles, ...all.buildings, ...all.monuments].map((tile) => [tile.id, tile]));
/** A tile by its name; the server names only tiles that exist. */
export const tileOf = (id: string): Tile => tiles.get(id) ?? { id };
