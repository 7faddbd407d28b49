import { describe, expect, it } from "vitest";
import type { LessonStep } from "../src/api/server";
import { LessonTable } from "../src/pages/lesson/lesson.svelte";

/** A step as the server tells it, as far as it is looked at here. */
const step = (number: number): LessonStep =>
  ({
    step: number,
    state: "say",
    seat: 0,
    at: 0,
    names: ["Ana"],
    lesson: { game: "tzolkin", name: "gears", number: 1, steps: 3, title: "" },
    preview: { view: null, legal: [] },
    blocked: {},
  }) as unknown as LessonStep;

describe("a lesson", () => {
  it("stays at the step that was asked for last, whichever answer comes first", async () => {
    const waiting: (() => void)[] = [];
    const asked: number[] = [];
    const table = new LessonTable({
      id: "gears",
      ask: (number) => {
        asked.push(number);
        return new Promise((answer) => waiting.push(() => answer(step(number))));
      },
      keep: () => undefined,
    });
    const first = table.go(0);
    waiting.shift()!();
    await first;
    const next = table.next();
    const again = table.translate();
    expect(asked).toEqual([0, 1, 1]);
    waiting[1]!();
    await again;
    waiting[0]!();
    await next;
    expect(table.begun?.step).toBe(1);
  });

  it("has nothing to confirm once it is over", async () => {
    const complete = { ...step(2), state: "done", preview: { view: null, legal: [], steps: ["end"], complete: true } } as unknown as LessonStep;
    const table = new LessonTable({ id: "gears", ask: () => Promise.resolve(complete), keep: () => undefined });
    await table.go(2);
    (table as unknown as { trying: { tried: unknown[] } }).trying.tried = [complete.preview];
    expect(table.ready).toBe(true);
    await table.next();
    expect(table.over).toBe(true);
    expect(table.ready).toBe(false);
  });
});
