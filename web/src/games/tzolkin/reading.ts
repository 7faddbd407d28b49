/** What the log and the result show of this game: days, goods, and where points come from. */
import type { Step } from "../../api/server";
import type { Chapter } from "../../table/game";

/** The day that an entry begins. If one day has passed, the next heading says so; two are worth a line. */
export function chapterIn(entry: Step["entries"][number]): Chapter | null {
  if (entry.key !== "tzolkin.calendar") return null;
  const { day, days } = entry.values as { day?: unknown; days?: unknown };
  return typeof day === "number" && typeof days === "number" ? { number: day, silent: days === 1 } : null;
}

export const COUNTED = { corn: "corn", wood: "wood", stone: "stone", gold: "gold", skulls: "skull", points: "points" } as const;

export const SOURCES: Record<string, readonly [icon: string, colour: string]> = {
  temples: ["temple-up", "--kukulcan"],
  buildings: ["building", "--civic"],
  monuments: ["monument", "--monument-edge"],
  chichen_itza: ["gear", "--chi"],
  skulls: ["skull", "--i-skull2"],
  technologies: ["technology", "--tech"],
  goods: ["corn", "--i-corn"],
  hunger: ["warning", "--warn"],
};
