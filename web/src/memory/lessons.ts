/** How far this browser is in each lesson. */
import { isObject, read, write } from "./storage";

export interface Progress {
  /** The step that comes next, from 0 on. */
  step: number;
  done: boolean;
}

const MOST = 500;

const isProgress = (value: unknown): value is Progress =>
  isObject(value) && Number.isInteger(value.step) && (value.step as number) >= 0 && typeof value.done === "boolean";

function all(): Record<string, Progress> {
  const kept = read("lessons", isObject, {});
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Null: never begun. */
export const progressOf = (game: string, lesson: string): Progress | null => all()[nameOf(game, lesson)] ?? null;

/** Done stays done, even if somebody takes the lesson again. */
export function keepProgress(game: string, lesson: string, now: Progress): void {
  const kept = all();
  const name = nameOf(game, lesson);
  const done = now.done || (kept[name]?.done ?? false);
  delete kept[name];
  write("lessons", Object.fromEntries([[name, { ...now, done }], ...Object.entries(kept)].slice(0, MOST)));
}
