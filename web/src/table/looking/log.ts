/** The turns of a table as lines of a log, chapter by chapter: days, rounds, whatever a game counts. */
import type { Step, TurnInfo } from "../../api/server";
import type { Game } from "../game";

export interface Line {
  /** The position it led to. */
  at: number;
  /** Its number among the lines of that position: together they name it. */
  part: number;
  /** Who did it; null: the game itself. */
  seat: number | null;
  words: string;
  /** The first line of a turn. */
  first: boolean;
  /** The first line after the reader's own last turn. */
  since: boolean;
  /** It heads a separate block: a food day. */
  head?: boolean;
}

/** What belongs together: a turn, or what the game does by itself in one step. */
export interface Block {
  /** Whose turn; null: the game's own. */
  seat: number | null;
  lines: Line[];
}

export interface Part {
  /** The number of its chapter. */
  number: number;
  /** The position in which it begins. */
  at: number;
  lines: Line[];
}

type Entry = Step["entries"][number];

function seatIn(entry: Entry | undefined): number | null {
  const values = entry?.values as { seat?: { seat?: unknown } } | undefined;
  return typeof values?.seat?.seat === "number" ? values.seat.seat : null;
}

type Begins = Game["chapter"];
type Heads = (entry: Entry) => boolean;

/** How many of the turns there were when this seat's holder had made their last one. */
export function ownUntil(turns: readonly TurnInfo[], seat: number | null): number {
  return seat === null ? 0 : turns.findLastIndex((turn) => turn.seat === seat && !turn.by) + 1;
}

/** Something besides the turns, after this many of them. */
export interface Event {
  after: number;
  seat: number;
  words: string;
}

/** All lines; `seat` is the reader's. */
export function logOf(turns: readonly TurnInfo[], seat: number | null, begins: Begins, events: readonly Event[] = [], heads: Heads = () => false): Part[] {
  const parts: Part[] = [{ number: 1, at: 0, lines: [] }];
  const own = ownUntil(turns, seat);
  let since = own > 0 && own < turns.length;
  let at = 0;
  const happened = (after: number): void => {
    for (const event of events)
      if (event.after === after) parts.at(-1)!.lines.push({ at, part: -1 - event.seat, seat: event.seat, words: event.words, first: true, since: false });
  };
  for (const [number, turn] of turns.entries()) {
    let first = true;
    happened(number);
    for (const [i, step] of turn.steps.entries()) {
      at = turn.first + i + 1;
      for (const [part, words] of step.words.entries()) {
        const entry = step.entries[part];
        const next = entry ? begins(entry) : null;
        if (!next?.silent) {
          const divides = since && number >= own;
          if (divides) since = false;
          const head = entry !== undefined && heads(entry);
          parts.at(-1)!.lines.push({ at, part, seat: seatIn(entry), words, first, since: divides, ...(head ? { head } : {}) });
          first = false;
        }
        if (next) parts.push({ number: next.number, at, lines: [] });
      }
    }
  }
  happened(turns.length);
  return parts;
}

/** The positions in which a chapter begins. */
export function chapterStarts(turns: readonly TurnInfo[], begins: Begins): number[] {
  const found = turns.flatMap((turn) =>
    turn.steps.flatMap((step, i) => (step.entries.some((entry) => begins(entry)) ? [turn.first + i + 1] : [])),
  );
  return [0, ...found];
}

/** The beginning of a chapter before or after a position. */
export function chapterBeside(starts: readonly number[], at: number, way: -1 | 1, last: number): number {
  if (way < 0) return starts.findLast((start) => start < at) ?? 0;
  return starts.find((start) => start > at) ?? last;
}

/** The lines of a chapter, turn by turn; a heading of a separate block ends the turn's. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    if (line.head) blocks.push({ seat: null, lines: [line] });
    else if (line.first || !blocks.length) blocks.push({ seat: line.seat, lines: [line] });
    else blocks.at(-1)!.lines.push(line);
  }
  return blocks;
}

/** A sentence below the name of whoever did it: without that name at its beginning. */
export function withoutName(words: string, name: string): string {
  const rest = words.startsWith(name) ? words.slice(name.length).replace(/^:?\s+/, "") : words;
  return rest && rest !== words && !/^[\p{L}\p{N}]/u.test(words.slice(name.length)) ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : words;
}
