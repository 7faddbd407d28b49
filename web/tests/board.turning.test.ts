import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Turning } from "../src/games/tzolkin/board/turning.svelte";
import type { View } from "../src/games/tzolkin/view";

const on = (day: number): View => ({ day }) as View;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("draws the first position at once", () => {
  const turning = new Turning(() => false);
  const first = on(5);
  turning.show(first);
  expect([turning.view, turning.days, turning.running]).toEqual([first, 0, false]);
});

it("turns for a day, and then draws the new position", async () => {
  const turning = new Turning(() => false);
  const [before, after] = [on(5), on(6)];
  turning.show(before);
  turning.show(after);
  expect([turning.view, turning.days, turning.pace]).toEqual([before, 1, 700]);
  await vi.advanceTimersByTimeAsync(800);
  expect([turning.view, turning.days, turning.running]).toEqual([after, 0, false]);
});

it("turns twice for two days", async () => {
  const turning = new Turning(() => false);
  turning.show(on(5));
  turning.show(on(7));
  expect([turning.days, turning.whole, turning.pace]).toEqual([1, 2, 450]);
  await vi.advanceTimersByTimeAsync(600);
  expect(turning.days).toBe(2);
  await vi.advanceTimersByTimeAsync(600);
  expect([turning.view?.day, turning.days]).toEqual([7, 0]);
});

it("goes back and jumps at once", () => {
  const turning = new Turning(() => false);
  for (const day of [5, 4, 12, 1]) {
    turning.show(on(day));
    expect([turning.view?.day, turning.running]).toEqual([day, false]);
  }
});

it("ends with what is newest then", async () => {
  const turning = new Turning(() => false);
  turning.show(on(5));
  turning.show(on(6));
  const newest = on(6);
  turning.show(newest);
  expect(turning.view?.day).toBe(5);
  await vi.advanceTimersByTimeAsync(800);
  expect(turning.view).toBe(newest);
});

it("is broken off by a turn of another day", async () => {
  const turning = new Turning(() => false);
  turning.show(on(5));
  turning.show(on(6));
  turning.show(on(5));
  expect([turning.view?.day, turning.running]).toEqual([5, false]);
  await vi.advanceTimersByTimeAsync(800);
  expect(turning.view?.day).toBe(5);
});

it("does not move for who wants that, but shows for a second that the day is new", async () => {
  const turning = new Turning(() => true);
  turning.show(on(5));
  turning.show(on(6));
  expect([turning.view?.day, turning.running, turning.jumped]).toEqual([6, false, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(turning.jumped).toBe(false);
});
