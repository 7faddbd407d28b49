import { describe, expect, it } from "vitest";
import { applied, type Sets } from "../src/table/differences";
import examples from "./differences.json";

describe("what a step sets", () => {
  it.each(examples.map((one, i) => [i, one] as const))("leads to the next view: example %i", (_, { before, sets, after }) => {
    const kept = JSON.stringify(before);
    expect(applied(before as unknown, sets as Sets)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("shares what did not change", () => {
    const before = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const after = applied(before, [[["c", 1, "d"], 5]]);
    expect(after).toEqual({ a: { b: 1 }, c: [{ d: 1 }, { d: 5 }] });
    expect([after.a === before.a, after.c[0] === before.c[0]]).toEqual([true, true]);
  });

  it("may be everything, or nothing", () => {
    expect(applied<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
    const same = { a: 1 };
    expect(applied(same, [])).toBe(same);
  });
});
