/** Where everything on the screen of a table goes, by the size of the window: pure functions, nothing is measured here. */
import type { Seats, TopForm } from "./game";

export type Layout = "low" | "phone" | "tall" | "flat" | "small" | "laptop" | "desk" | "large";

/** The first that fits; sizes in px at the usual font size, so that larger fonts act like a smaller window. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 560 && width >= 560) return "low";
  if (width < 700) return "phone";
  if (width < 1100 && height > width) return "tall";
  if (height < 700) return "flat";
  if (width < 1240) return "small";
  if (height < 860 || width < 1400) return "laptop";
  if (width < 1800 || width / height < 1.6) return "desk";
  return "large";
}

/** What an arrangement shows in its tray besides the game's own panels. */
export type Always = "me" | "players" | "log" | "chat" | "hints";

export interface Arrangement {
  layout: Layout;
  /** Players have their own place, in this form; null: they are tabs. */
  players: Seats | null;
  /** How many of the game's panels are always visible. */
  fixed: number;
  /** The others, and the log, have their own column. */
  fourth: boolean;
  /** Tabs before and after those of the game. */
  before: readonly Always[];
  after: readonly Always[];
  /** The tab that is in front until somebody chooses another. */
  first?: string;
  top: TopForm;
  /** What the top bar has room for: the buttons for list, help and settings, and the language. */
  tools: boolean;
  language: boolean;
}

/** The limit for a window that is wide and low enough to have no left rail. */
const RAIL = 1240;
/** Below this a portrait window has no separate row for panels. */
const FIXED_ROW = 1100;
/** A side this wide has room for two players side by side. */
const TWO = 480;

/** How wide the column beside the board is in `small`. */
const restOf = (width: number, height: number): number => width - ((height - 188) * 1.023 + 12) - 24;

export function arrange(width: number, height: number): Arrangement {
  const layout = layoutOf(width, height);
  const narrow = layout === "phone" || layout === "low";
  const players: Record<Layout, Seats | null> = {
    low: null,
    phone: null,
    tall: "rail",
    flat: width < RAIL ? "lines" : "rail",
    small: restOf(width, height) >= TWO ? "two" : "first",
    laptop: "rail",
    desk: "rail",
    large: "rail",
  };
  const fixed: Record<Layout, number> = {
    low: 0,
    phone: 0,
    tall: height < FIXED_ROW ? 0 : 2,
    flat: 0,
    small: 0,
    laptop: 1,
    desk: 2,
    large: 2,
  };
  const after: readonly Always[] = narrow ? ["players", "log"] : layout === "large" ? ["chat", "hints"] : ["log", "chat"];
  return {
    layout,
    players: players[layout],
    fixed: fixed[layout],
    fourth: layout === "large",
    before: narrow ? ["me"] : [],
    after,
    top: layout === "low" ? "tiny" : width < RAIL ? "short" : "full",
    tools: width >= 1000 && !narrow,
    language: width >= 1100 && !narrow,
  };
}

const FULL = 146;
const SHORT = 114;
const GAP = 8;

/** How players are shown in a rail of this height, one's own first: all in full, others shorter, others as lines. */
export function railForms(height: number, players: number): "full" | "short" | "line" {
  const others = players - 1;
  if (FULL + others * (FULL + GAP) <= height) return "full";
  return FULL + others * (SHORT + GAP) <= height ? "short" : "line";
}
