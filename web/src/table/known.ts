/**
 * A table as it is known here, and what is known after an update. `seq` decides: an older update changes nothing, one
 * that does not start from what is known is useless, and then the client looks. So updates may be lost, duplicated or
 * late.
 */
import type { Choice, Said, TableInfo, TurnInfo, Update } from "../api/server";
import { applied } from "./differences";

export type View = NonNullable<Update["view"]>;

/** The newest position, as one seat sees it. */
export interface Newest {
  seq: number;
  at: number;
  /** Whose viewpoint; null for a spectator. */
  seat: number | null;
  view: View;
  legal: Choice[];
  question: string;
}

export interface Known {
  info: TableInfo;
  /** Null before the start. */
  newest: Newest | null;
  turns: TurnInfo[];
  chat: Said[];
}

/** A step that was made, and what was seen after it. */
export interface Shown {
  turn: TurnInfo;
  step: number;
  at: number;
  /** What was seen before it. */
  before: View;
  view: View;
}

/** The number of the first unknown chat message. */
export const heardOf = (known: Known | null): number => (known?.chat.at(-1)?.number ?? -1) + 1;

const isOver = (info: TableInfo): boolean => info.status === "over";

/** What is known after an update; null if we have to look. */
export function after(known: Known | null, update: Update): Known | null {
  const { table, seat } = update;
  if (known && (table.seq < known.info.seq || (table.seq === known.info.seq && table.news < known.info.news))) return known;
  const turns = known?.turns ?? [];
  if (update.since > turns.length || update.since + update.turns.length < table.seq) return null;
  if (update.heard > heardOf(known)) return null;
  const fresh = update.turns.filter((turn) => turn.seq >= turns.length);
  let newest = known?.newest ?? null;
  if (update.view !== null) newest = { seq: table.seq, at: update.at, seat, view: update.view, legal: update.legal, question: update.question };
  else if (table.status === "open") newest = null;
  else if (!known || !newest || seat !== newest.seat || isOver(table) !== isOver(known.info)) return null;
  else if (fresh.length) {
    const view = shown(newest.view, fresh).at(-1)?.view;
    if (!view) return null;
    newest = { seq: table.seq, at: update.at, seat, view, legal: update.legal, question: update.question };
  }
  const said = update.said.filter((one) => one.number >= heardOf(known));
  return {
    info: table,
    newest,
    turns: fresh.length || !known ? [...turns, ...fresh] : turns,
    chat: said.length || !known ? [...(known?.chat ?? []), ...said] : known.chat,
  };
}

/** The steps of these turns, each with what was seen after it, from the view before them; none if they do not say. */
export function shown(before: View, turns: readonly TurnInfo[]): Shown[] {
  const found: Shown[] = [];
  let view = before;
  for (const turn of turns)
    for (const [step, { sets }] of turn.steps.entries()) {
      if (!sets) return [];
      const was = view;
      view = applied(was, sets);
      found.push({ turn, step, at: turn.first + step + 1, before: was, view });
    }
  return found;
}
