/**
 * What a game provides for the screen of a table. The screen itself knows no game: it uses these parts and functions.
 */
import type { Component } from "svelte";
import type { Choice, Step } from "../api/server";
import type { Arrangement, Layout } from "./layout";
import type { Stage } from "./stage.svelte";
import type { Staging } from "./staging/staging";
import type { Told } from "./staging/telling.svelte";

/** A position as a seat may see it; only its game knows what is in it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;

/** How much of a player is shown: everything, all except what is visible elsewhere, or one line. */
export type Form = "full" | "short" | "line";
/**
 * Which players are shown, and how: as many in full as the rail's height allows; two by two; one's own in full; all as
 * lines.
 */
export type Seats = "rail" | "two" | "first" | "lines" | "me" | "all" | number;
/** How much room the top bar has. */
export type TopForm = "full" | "short" | "tiny";

/** A part beside the board: always visible where there is room, otherwise a tab of the tray. */
export interface Panel {
  id: string;
  icon: string;
  /** The key of its name. */
  name: string;
  part: Component<{ stage: Stage<AnyView> }>;
  /** The kinds of places that lie on it: the part before the colon. */
  places: readonly string[];
  /** Only in these layouts; elsewhere it is a part of the board. */
  only?: readonly Layout[];
}

/** Choices that would crowd the bar: they are behind one button. */
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
  /** The heading says it all: the corresponding line is left out. */
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
  /** Beside the board, in order of importance. */
  panels: readonly Panel[];
  /** In the top bar: the day, what comes next. */
  top?: Component<{ stage: Stage<AnyView>; form: TopForm }>;
  /** The board as text. */
  list: Component<{ stage: Stage<AnyView> }>;
  /** A place, explained. */
  explain?: Component<{ stage: Stage<AnyView>; place: string }>;

  /** In the bar: the choices of the opened place, if they are not listed beside it. */
  verbs?: Component<{ stage: Stage<AnyView>; place: string }>;
  /** How this game uses a window, if not the usual way. */
  arrange?: (usual: Arrangement) => Arrangement;

  /** On a small screen: the part of the board that a place lies in, if it has parts (`Stage.near`). */
  part?: (place: string) => string | null;
  /** Where a choice lies, if not where it says itself. */
  places?: (choice: Choice) => readonly string[];
  /** The kinds of places that lie on a player's own panel. */
  own: readonly string[];
  /** Whether the board itself lists all choices in words, so that the bar need not. */
  lists?: true;
  /** A question with one answer is not asked: it is answered, and shown as a step. */
  answersAlone?: true;
  /** Whether a step says anything beyond the one before. */
  told: (step: Choice, before: Choice | undefined) => boolean;
  /** The question, perhaps with where to look. */
  asks: (question: string, legal: readonly Choice[]) => string;
  /** The question once a place is opened whose `verbs` are shown; empty: the usual one. */
  asksWhat?: (place: string) => string;
  folded?: Folded;
  /**
   * Choices that can be wanted in numbers: whether these are such, and the part that counts them instead of listing
   * them.
   */
  counter?: {
    counts: (stage: Stage<AnyView>, shown: readonly Choice[]) => boolean;
    part: Component<{ stage: Stage<AnyView>; choices: readonly Choice[]; label: string; onback?: (() => void) | undefined }>;
  };
  /** What the confirm button says when confirming reveals these places of the view, if not the usual text. */
  reveals?: (unknown: ReadonlySet<string>) => string;

  /** The visible parts of a step: pieces and goods that move. */
  staging?: Staging;
  /** In place of the board: a step that is read at leisure (`staging.stops`). */
  stop?: { part: Component<{ stage: Stage<AnyView>; told: Told }>; title: (step: Step) => string };

  /** The chapter of the game that an entry of the log begins. */
  chapter: (entry: Step["entries"][number]) => Chapter | null;
  /** The name of a chapter, and of the one that a view is in. */
  chapterName: (number: number) => string;
  chapterOf: (view: AnyView) => number | null;
  /** Whether to play the sound of wheels at a new chapter. */
  turns: boolean;
  /** What a seat has, for "since your last turn": icon, key of its name, number. */
  counted: (view: AnyView, seat: number) => readonly { icon: string; name: string; value: number }[];
  /** Icon and color of the sources of points. */
  sources: Record<string, readonly [icon: string, colour: string]>;
  /** The keys of the heading and of the axis of the result's chart, if it does not count days; and of the chart of what
   *  each time brought, where they are few. */
  byTime?: { title: string; axis: string; gained?: string };
  /** The result in one sentence, where it is not just who won with how many points. */
  headline?: (view: AnyView) => string | null;
  /** More of the result. */
  result?: Component<{ stage: Stage<AnyView> }>;
  /** What happens on certain days of the result's chart. */
  marks: () => Mark[];
}

/** Who decides next in a position, where its view says so. */
export function deciderOf(view: AnyView): number | null {
  const player = (view as { decision?: { player?: unknown } } | null)?.decision?.player;
  return typeof player === "number" ? player : null;
}
