/** The state of Tzolk'in as the server sends it (docs/records.md), and the names of everything in it. */
import components from "$data/components.json";
import type { TzolkinDecision, TzolkinSeat, TzolkinView } from "../../api/server";

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

/** What else is printed and needed here, as the server has it (`facts` of the faces). */
export interface Facts {
  corn_per_worker: number;
  feeds: Record<string, { free: number; cheaper: number }>;
}

const all = components as unknown as {
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
};
export const COMPONENTS = all;
export const FOOD_DAYS = all.calendar.food_days;
export const LAST_DAY = all.calendar.food_days.at(-1)!.day;
