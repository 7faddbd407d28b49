/** What a game brings to the screen of a table. The screen itself knows none: it asks these parts and functions. */
import type { Component } from "svelte";
import type { Choice, Step } from "../api/server";
import type { Stage } from "./stage.svelte";

/** A position as a seat may see it; only its game knows what is in it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;

/** How much of a player is shown: everything, all but what is seen elsewhere, or one line. */
export type Form = "full" | "short" | "line";
/** Which players are shown, and how: as many in full as a rail is high; two by two; the own in full; all as lines. */
export type Seats = "rail" | "two" | "first" | "lines" | "me" | "all" | number;
/** How much room the top bar has. */
export type TopForm = "full" | "short" | "tiny";

/** A part beside the board: always in sight where there is room, a tab of the tray where there is not. */
export interface Panel {
  id: string;
  icon: string;
  /** The key of its name. */
  name: string;
  part: Component<{ stage: Stage<AnyView> }>;
  /** The kinds of places that lie on it: what stands before the colon. */
  places: readonly string[];
}

/** Choices that would crowd the bar: they stand behind one button. */
export interface Folded {
  verb: string;
  /** The button: its `data-do`, icon and the key of its word. */
  name: string;
  icon: string;
  word: string;
  /** The key of the question while they are shown. */
  question: string;
}

/** A round, a day, an age: what the log's headings count. */
export interface Chapter {
  number: number;
  /** The heading says it all: the line that tells of it is left out. */
  silent: boolean;
}

export interface Mark {
  x: number;
  icon: string;
  colour: string;
  label: string;
}

export interface Game {
  board: Component<{ stage: Stage<AnyView> }>;
  players: Component<{ stage: Stage<AnyView>; seats: Seats }>;
  /** Beside the board, the one that must be seen first first. */
  panels: readonly Panel[];
  /** In the top bar: the day, what comes next. */
  top?: Component<{ stage: Stage<AnyView>; form: TopForm }>;
  /** The board as text. */
  list: Component<{ stage: Stage<AnyView> }>;
  /** A place, explained. */
  explain?: Component<{ stage: Stage<AnyView>; place: string }>;

  /** Where a choice lies, if not where it says itself. */
  places?: (choice: Choice) => readonly string[];
  /** The kinds of places that lie on a player's own panel. */
  own: readonly string[];
  /** Whether the board itself lists all choices in words, so that the bar need not. */
  lists?: true;
  /** Whether a step says anything after the one before. */
  told: (step: Choice, before: Choice | undefined) => boolean;
  /** The question, perhaps with where to look. */
  asks: (question: string, legal: readonly Choice[]) => string;
  folded?: Folded;

  /** The chapter of the game that an entry of the log begins. */
  chapter: (entry: Step["entries"][number]) => Chapter | null;
  /** The name of a chapter, and of the one that a view is in. */
  chapterName: (number: number) => string;
  chapterOf: (view: AnyView) => number | null;
  /** What the wheels of a new chapter sound like: whether to play that. */
  turns: boolean;
  /** What a seat has, for "since your last turn": icon, key of its name, number. */
  counted: (view: AnyView, seat: number) => readonly { icon: string; name: string; value: number }[];
  /** Icon and colour of the sources of points. */
  sources: Record<string, readonly [icon: string, colour: string]>;
  /** What happens on certain days of the result's chart. */
  marks: () => Mark[];
}

/** Who decides next in a position, where its view says so. */
export function deciderOf(view: AnyView): number | null {
  const player = (view as { decision?: { player?: unknown } } | null)?.decision?.player;
  return typeof player === "number" ? player : null;
}
