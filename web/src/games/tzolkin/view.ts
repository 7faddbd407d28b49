/** The state of Tzolk'in as the server sends it (docs/records.md), and the names of everything in it. */
import { calendar, gears } from "$data/components.json";
import type { TzolkinDecision, TzolkinSeat, TzolkinView } from "../../api/server";

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
/** Of a technology, and what is beyond the last one. */
export const LEVELS = ["1", "2", "3", "bonus"] as const;
export const BLOCKS = ["wood", "stone", "gold"] as const;
export const GOODS = ["corn", ...BLOCKS, "skulls"] as const;

export type View = TzolkinView;
export type SeatView = TzolkinSeat;
export type Decision = TzolkinDecision;
export type Gear = (typeof GEARS)[number];
export type Temple = (typeof TEMPLES)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type Block = (typeof BLOCKS)[number];

/** What else is printed and needed here, as the server has it (`facts` of the faces). */
export interface Facts {
  corn_per_worker: number;
  feeds: Record<string, { free: number; cheaper: number }>;
  /** The spaces of Palenque with harvest tiles, and the kinds of those. */
  harvests: Record<string, string[]>;
  temples: Record<Temple, TempleFacts>;
}

export interface TempleFacts {
  /** From the bottom up. */
  steps: { step: number; points: number; good: string | null }[];
  /** What the highest gets in each age. */
  bonus: [first: number, second: number];
  /** The same for each of several. */
  tied: [first: number, second: number];
}

type FoodKind = "goods" | "points";

/** How many teeth and spaces wheels have: needed first for drawing. */
export const TEETH = calendar.teeth;
export const SIZES: Record<Gear, { teeth: number; last_space: number }> = gears;
export const FOOD_DAYS = calendar.food_days as { day: number; kind: FoodKind }[];
export const LAST_DAY = FOOD_DAYS.at(-1)!.day;
