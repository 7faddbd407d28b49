/** A table that is being made: what the form holds, what is wrong with it, and what is sent. */
import type { NewSeat, NewTable } from "../../api/server";

export const STRENGTHS = ["easy", "normal", "hard", "expert"] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface DraftSeat {
  /** `here`: at this screen. The first of these is me: the server gives it to the player who asks. */
  kind: "here" | "open" | "bot";
  name: string;
  strength: Strength;
}

export interface DraftClock {
  kind: "none" | "bank" | "days";
  minutes: number;
  increment: number;
  days: number;
  expiry: "bot" | "wait";
}

/** What was chosen before the deal, by option; a list has one for each seat, empty for any. */
export type Chosen = Record<string, string | number | boolean | string[]>;

export interface Draft {
  game: string;
  options: Chosen;
  seats: DraftSeat[];
  title: string;
  listed: boolean;
  rated: boolean;
  clock: DraftClock;
}

export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 80;

/** Names for bots: those of Maya days, so that three of the same strength can be told apart. */
const BOT_NAMES = ["Imix", "Ik", "Akbal", "Kan", "Chicchan", "Cimi", "Manik", "Lamat", "Muluc", "Oc", "Chuen", "Eb", "Ben", "Ix", "Men", "Cib", "Caban", "Etznab", "Cauac", "Ahau"];

/** So many different ones, drawn anew each time. */
export function botNames(count: number, random: () => number = Math.random): string[] {
  const left = [...BOT_NAMES];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

export function emptySeat(kind: DraftSeat["kind"], name = ""): DraftSeat {
  return { kind, name, strength: "normal" };
}

/** Which seat is mine; -1 if none is. */
export const myIndex = (seats: readonly DraftSeat[]): number => seats.findIndex((seat) => seat.kind === "here");

/** So many seats: those that are there stay, new ones are for bots. */
export function resized(seats: DraftSeat[], players: number): DraftSeat[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? emptySeat("bot"));
}

/** Somebody behind a seat without a choice has one. */
const hasGap = (chosen: readonly string[]): boolean => chosen.slice(0, chosen.findLastIndex(Boolean) + 1).includes("");

/** What is wrong, by field as the server calls it (`seats[1].name`): keys of texts. */
export function mistakes(draft: Draft, named: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  const names = new Set<string>();
  const mine = myIndex(draft.seats);
  draft.seats.forEach((seat, i) => {
    if (seat.kind !== "here") return;
    const name = seat.name.trim();
    if (!name && i !== mine) found[`seats[${i}].name`] = "pages-new-name-needed";
    else if (name.length > LONGEST_NAME) found[`seats[${i}].name`] = "pages-name-long";
    else if (name && names.has(name.toLowerCase())) found[`seats[${i}].name`] = "pages-new-name-twice";
    names.add(name.toLowerCase());
  });
  if (mine < 0) found.seats = "pages-new-nobody";
  if (Object.values(draft.options).some((value) => Array.isArray(value) && hasGap(value.slice(0, draft.seats.length))))
    found.options = "pages-option-gap";
  if (draft.title.trim().length > LONGEST_TITLE) found.title = "pages-new-title-long";
  if (draft.rated && !named) found.rated = "pages-new-rated-name";
  else if (draft.rated && draft.seats.some((seat, i) => seat.kind === "here" && i !== mine)) found.rated = "pages-new-rated-here";
  const { kind, minutes, increment, days } = draft.clock;
  if (kind === "bank" && !(minutes >= 1 && minutes <= 1440)) found["clock.bank"] = "pages-new-minutes-wrong";
  if (kind === "bank" && !(increment >= 0 && increment <= 3600)) found["clock.increment"] = "pages-new-increment-wrong";
  if (kind === "days" && !(Number.isInteger(days) && days >= 1 && days <= 30)) found["clock.days"] = "pages-new-days-wrong";
  return found;
}

export function tableOf(draft: Draft, random: () => number = Math.random): NewTable {
  const names = botNames(draft.seats.length, random);
  const seats = draft.seats.map((seat, i): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", name: names[i]!, strength: seat.strength };
    if (seat.kind === "open") return { kind: "open", name: "", strength: "normal" };
    return { kind: "mine", name: seat.name.trim(), strength: "normal" };
  });
  const { title, listed, rated } = draft;
  return { game: draft.game, options: optionsOf(draft), seats, title: title.trim(), listed, rated, clock: clockOf(draft.clock) };
}

/** Only what differs from leaving it to the game. Of a list the server wants the first seats: behind the last that is
 * named there is nothing, and a seat before it that is not named cannot be left out. */
function optionsOf({ options, seats }: Draft): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (!Array.isArray(value)) {
      if (value !== false) found[name] = value;
      continue;
    }
    const here = value.slice(0, seats.length);
    const named = here.slice(0, here.findLastIndex(Boolean) + 1);
    if (named.length) found[name] = named;
  }
  return found;
}

function clockOf({ kind, minutes, increment, days, expiry }: DraftClock): NewTable["clock"] {
  if (kind === "bank") return { kind, bank: Math.round(minutes * 60), increment: Math.round(increment), expiry };
  if (kind === "days") return { kind, days, expiry };
  return null;
}
