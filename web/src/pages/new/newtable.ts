/** A table being made: what the form holds, what is wrong with it, and what is sent. */
import { STRENGTHS, type Strength } from "../../api/strengths";
import type { NewSeat, NewTable } from "../../api/server";

export { STRENGTHS, type Strength };

export interface DraftSeat {
  /** `here`: at this screen. The first of these is me: the server gives it to the calling player. */
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
  /** Card files that take part, by SHA-256. */
  files: string[];
  /** Built decks by faction; factions without one play with the usual deck. */
  decks: Record<string, Record<string, unknown>>;
  seats: DraftSeat[];
  title: string;
  listed: boolean;
  rated: boolean;
  /** Wanted; it comes only where it may (`hasCoach`). */
  coach: boolean;
  clock: DraftClock;
}

export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 80;

/** Names for bots: Maya day names, so that three of the same strength can be distinguished. */
const BOT_NAMES = ["Imix", "Ik", "Akbal", "Kan", "Chicchan", "Cimi", "Manik", "Lamat", "Muluc", "Oc", "Chuen", "Eb", "Ben", "Ix", "Men", "Cib", "Caban", "Etznab", "Cauac", "Ahau"];

/** This many different ones, drawn again each time. */
export function botNames(count: number, random: () => number = Math.random): string[] {
  const left = [...BOT_NAMES];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

export function emptySeat(kind: DraftSeat["kind"], name = ""): DraftSeat {
  return { kind, name, strength: "normal" };
}

/** Which seat is mine; -1 if none is. */
export const myIndex = (seats: readonly DraftSeat[]): number => seats.findIndex((seat) => seat.kind === "here");

/** This many seats: existing ones stay, new ones are for bots. */
export function resized(seats: DraftSeat[], players: number): DraftSeat[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? emptySeat("bot"));
}

/** Whether there may be a coach: nobody else sits there, and nothing is at stake. */
export const hasCoach = ({ seats, rated }: Pick<Draft, "seats" | "rated">): boolean => !rated && seats.every((seat) => seat.kind !== "open");

/** A seat after one without a choice has a choice. */
const hasGap = (chosen: readonly string[]): boolean => chosen.slice(0, chosen.findLastIndex(Boolean) + 1).includes("");

/** The factions that were chosen, by seat. */
const factions = ({ options, seats }: Draft): string[] =>
  Array.isArray(options.factions) ? options.factions.slice(0, seats.length).filter(Boolean) : [];

/** Decks of factions that play. */
const decksOf = (draft: Draft): Record<string, unknown>[] => factions(draft).map((faction) => draft.decks[faction]).filter((deck) => deck !== undefined);
const own = (draft: Draft): boolean => draft.files.length > 0 || decksOf(draft).length > 0;

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
  else if (own(draft) && factions(draft).length < draft.seats.length) found.options = "library-name-all";
  if (draft.title.trim().length > LONGEST_TITLE) found.title = "pages-new-title-long";
  if (draft.rated && !named) found.rated = "pages-new-rated-name";
  else if (draft.rated && draft.seats.some((seat, i) => seat.kind === "here" && i !== mine)) found.rated = "pages-new-rated-here";
  const { kind, minutes, increment, days } = draft.clock;
  if (kind === "bank" && !(minutes >= 1 && minutes <= 1440)) found["clock.bank"] = "pages-new-minutes-wrong";
  if (kind === "bank" && !(increment >= 0 && increment <= 3600)) found["clock.increment"] = "pages-new-increment-wrong";
  if (kind === "days" && !(Number.isInteger(days) && days >= 1 && days <= 30)) found["clock.days"] = "pages-new-days-wrong";
  return found;
}

/** `notAlone`: options that a game for one does not have. */
export function tableOf(draft: Draft, random: () => number = Math.random, notAlone: readonly string[] = []): NewTable {
  const names = botNames(draft.seats.length, random);
  const seats = draft.seats.map((seat, i): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", name: names[i]!, strength: seat.strength };
    if (seat.kind === "open") return { kind: "open", name: "", strength: "normal" };
    return { kind: "mine", name: seat.name.trim(), strength: "normal" };
  });
  const { title, listed, rated } = draft;
  const chosen = decksOf(draft);
  const more = { ...(draft.files.length && { cards: [...draft.files] }), ...(chosen.length && { decks: chosen }) };
  return { game: draft.game, options: { ...optionsOf(draft, draft.seats.length === 1 ? notAlone : []), ...more }, seats, title: title.trim(), listed, rated, coach: draft.coach && hasCoach(draft), clock: clockOf(draft.clock) };
}

/**
 * Only what differs from the game's defaults. In a list the server wants the first seats: nothing after the last one
 * named, and unnamed seats before it cannot be left out.
 */
function optionsOf({ options, seats }: Draft, without: readonly string[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (without.includes(name)) continue;
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
