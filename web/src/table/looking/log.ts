/** The turns of a table as lines of a log, chapter by chapter: days, rounds, whatever a game counts. */
import type { Step, TurnInfo } from "../../api/server";
import type { Game } from "../game";

export interface Line {
  /** The position it led to. */
  at: number;
  /** Its number among the lines of that position: together they name it. */
  part: number;
  /** Whose doing it was; null: the game's own. */
  seat: number | null;
  words: string;
  /** The first line of a turn. */
  first: boolean;
  /** The first line after the reader's own last turn. */
  since: boolean;
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

/** How many of the turns there were when this seat's holder had made the last own one. */
export function ownUntil(turns: readonly TurnInfo[], seat: number | null): number {
  return seat === null ? 0 : turns.findLastIndex((turn) => turn.seat === seat && !turn.by) + 1;
}

/** All lines; `seat` is the reader's. */
export function logOf(turns: readonly TurnInfo[], seat: number | null, begins: Begins): Part[] {
  const parts: Part[] = [{ number: 1, at: 0, lines: [] }];
  const own = ownUntil(turns, seat);
  let since = own > 0 && own < turns.length;
  for (const [number, turn] of turns.entries()) {
    let first = true;
    for (const [i, step] of turn.steps.entries()) {
      const at = turn.first + i + 1;
      for (const [part, words] of step.words.entries()) {
        const entry = step.entries[part];
        const next = entry ? begins(entry) : null;
        if (!next?.silent) {
          const divides = since && number >= own;
          if (divides) since = false;
          parts.at(-1)!.lines.push({ at, part, seat: seatIn(step.entries[part]), words, first, since: divides });
          first = false;
        }
        if (next) parts.push({ number: next.number, at, lines: [] });
      }
    }
  }
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
