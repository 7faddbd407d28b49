/** The state of Tzolk'in as the server sends it (docs/records.md), and the names of everything in it. */
import { calendar, gears } from "$data/components.json";
import type { TzolkinDecision, TzolkinFacts, TzolkinSeat, TzolkinTempleFacts, TzolkinView } from "../../api/server";
import { facts } from "../../words/faces.svelte";

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
export const BLOCKS = ["wood", "stone", "gold"] as const;
export const GOODS = ["corn", ...BLOCKS, "skulls"] as const;

export type View = TzolkinView;
export type SeatView = TzolkinSeat;
export type Decision = TzolkinDecision;
export type Gear = (typeof GEARS)[number];
export type Temple = (typeof TEMPLES)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type Block = (typeof BLOCKS)[number];
export type TempleFacts = TzolkinTempleFacts;

/** What else is printed, as the server has it; null until it is known. */
export const printed = (): TzolkinFacts | null => facts<TzolkinFacts>();

/** The levels of a technology by name: `1`, ..., and what is beyond the last one. */
export const levels = (): readonly string[] => printed()?.levels ?? [];

type FoodKind = "goods" | "points";

/** How many teeth and spaces wheels have: needed first for drawing. */
export const TEETH = calendar.teeth;
export const SIZES: Record<Gear, { teeth: number; last_space: number }> = gears;
export const FOOD_DAYS = calendar.food_days as { day: number; kind: FoodKind }[];
export const LAST_DAY = FOOD_DAYS.at(-1)!.day;
