/** The turns of a table as lines of a log, day by day. */
import type { Step, TurnInfo } from "../../api/server";

export interface Line {
  /** The position it led to. */
  at: number;
  /** Its number among the lines of that position: together they name it. */
  part: number;
  /** Whose doing it was; null: the calendar's. */
  seat: number | null;
  words: string;
  /** The first line of a turn. */
  first: boolean;
  /** The first line after the reader's own last turn. */
  since: boolean;
}

export interface Day {
  day: number;
  /** The position in which it begins. */
  at: number;
  lines: Line[];
}

type Entry = Step["entries"][number];

function seatIn(entry: Entry | undefined): number | null {
  const values = entry?.values as { seat?: { seat?: unknown } } | undefined;
  return typeof values?.seat?.seat === "number" ? values.seat.seat : null;
}

/** The day that an entry begins, and how many days the calendar turned. */
function dayIn(entry: Entry | undefined): { day: number; days: number } | null {
  if (entry?.key !== "tzolkin.calendar") return null;
  const { day, days } = entry.values as { day?: unknown; days?: unknown };
  return typeof day === "number" && typeof days === "number" ? { day, days } : null;
}

/** How many of the turns there were when this seat's holder had made the last own one. */
export function ownUntil(turns: readonly TurnInfo[], seat: number | null): number {
  return seat === null ? 0 : turns.findLastIndex((turn) => turn.seat === seat && !turn.by) + 1;
}

/** All lines; `seat` is the reader's. */
export function logOf(turns: readonly TurnInfo[], seat: number | null): Day[] {
  const days: Day[] = [{ day: 1, at: 0, lines: [] }];
  const own = ownUntil(turns, seat);
  let since = own > 0 && own < turns.length;
  for (const [number, turn] of turns.entries()) {
    let first = true;
    for (const [i, step] of turn.steps.entries()) {
      const at = turn.first + i + 1;
      for (const [part, words] of step.words.entries()) {
        const begins = dayIn(step.entries[part]);
        // That one day has passed is what the next heading says.
        if (begins?.days !== 1) {
          const divides = since && number >= own;
          if (divides) since = false;
          days.at(-1)!.lines.push({ at, part, seat: seatIn(step.entries[part]), words, first, since: divides });
          first = false;
        }
        if (begins) days.push({ day: begins.day, at, lines: [] });
      }
    }
  }
  return days;
}

/** The positions in which a day begins. */
export function dayStarts(turns: readonly TurnInfo[]): number[] {
  const found = turns.flatMap((turn) =>
    turn.steps.flatMap((step, i) => (step.entries.some((entry) => dayIn(entry)) ? [turn.first + i + 1] : [])),
  );
  return [0, ...found];
}

/** The beginning of a day before or after a position. */
export function dayBeside(starts: readonly number[], at: number, way: -1 | 1, last: number): number {
  if (way < 0) return starts.findLast((start) => start < at) ?? 0;
  return starts.find((start) => start > at) ?? last;
}
