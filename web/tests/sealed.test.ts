/** Sealed deals: what the browser computes is what the engine promised (tests/web/test_sealed.py compares the cases). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonical, parse } from "../src/table/canonical";
import { checkDeal } from "../src/table/sealed";

const CASES = JSON.parse(readFileSync(new URL("sealed.json", import.meta.url), "utf8")) as { name: string; hash: string; record: string }[];

describe.each(CASES)("a sealed deal: $name", ({ hash, record }) => {
  const other = (change: (text: string) => string): string => {
    const changed = change(record);
    expect(changed).not.toBe(record);
    return changed;
  };
  it("matches", () => expect(checkDeal(record, hash)).toBe("matches"));
  it("matches whatever the players are called, and in any order of keys", () => {
    const { deal, players, ...rest } = JSON.parse(record.replace(/\d{16,}/g, '"$&"')) as Record<string, unknown>;
    const text = JSON.stringify({ deal, players: (players as string[]).map(() => "Żółw"), ...rest }).replace(/"(\d{16,20})"/g, "$1");
    expect(checkDeal(text, hash)).toBe("matches");
  });
  it("differs when something in it was swapped", () => {
    const swapped = other((text) => text.replace(/("deal".*?)"([A-Z]\w+)"/i, '$1"$2x"'));
    expect(checkDeal(swapped, hash)).toBe("differs");
  });
  it("differs from another promise", () => expect(checkDeal(record, `0${hash.slice(1)}`.replace(/^00/, "10"))).toBe("differs"));
  it("cannot be judged without its salt", () => expect(checkDeal(other((text) => text.replace('"salt"', '"sugar"')), hash)).toBe("open"));
});

it("no digit of a large number is lost", () => {
  const { hash, record } = CASES.find((one) => one.record.includes("12345678901234567890"))!;
  expect(checkDeal(record.replace("12345678901234567890", "12345678901234567891"), hash)).toBe("differs");
});

describe("canonical JSON", () => {
  it.each([
    ['{"b": [1, 2.50, -0], "a": {}}', '{"a":{},"b":[1,2.50,-0]}'],
    ['{"\\ud83c\\udf0d": 1, "\\uff5e": 2}', '{"～":2,"🌍":1}'],
    ['"a\\u00fc\\/\\u0001\\n"', '"aü/\\u0001\\n"'],
    [" [ true , null,false ] ", "[true,null,false]"],
  ])("%s", (text, same) => expect(canonical(parse(text))).toBe(same));
  it.each(["", "{", '{"a"}', "[1,]", "1 2", '{"a":1,}', "nul", '"\n"'])("%j is none", (text) =>
    expect(() => parse(text)).toThrow(SyntaxError),
  );
});
