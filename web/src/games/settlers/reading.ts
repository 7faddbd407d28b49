/** What the log and the result show of this game: rounds, and where points come from. */
import type { Step } from "../../api/server";
import type { Chapter } from "../../table/game";

/** The round that an entry begins. */
export function chapterIn(entry: Step["entries"][number]): Chapter | null {
  const { round } = (entry.values ?? {}) as { round?: unknown };
  return typeof round === "number" ? { number: round, silent: false } : null;
}

export const SOURCES: Record<string, readonly [icon: string, colour: string]> = {
  locations: ["own-location", "--yax"],
  faction_locations: ["faction-card", "--tik"],
  actions: ["act-use", "--fd-points"],
  building: ["act-build", "--shrine"],
  production: ["ph-production", "--k-production"],
  deals: ["act-deal", "--tomb"],
  razing: ["act-raze", "--fd-goods"],
  gate: ["under", "--gear"],
  end_features: ["ph-over", "--points"],
};
