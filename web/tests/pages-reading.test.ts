import { describe, expect, it } from "vitest";
import { tableAddress } from "../src/api/links";
import { recordOf } from "../src/pages/new/recordfile";

const ID = "7fy3nsz4wrzupegk";
const SECRET = "a".repeat(43);

describe("a pasted link", () => {
  it.each([
    [`https://patolli.example/t/${ID}`, `/t/${ID}`],
    [`  /t/${ID}/ `, `/t/${ID}`],
    [ID, `/t/${ID}`],
    [`http://127.0.0.1:8080/t/${ID}#2:${SECRET}`, `/t/${ID}#2:${SECRET}`],
    [`https://patolli.example/t/${ID}?at=12`, `/t/${ID}?at=12`],
    ["https://patolli.example/learn", null],
    [`/t/${ID}x`, null],
    ["", null],
  ])("%s leads to %s", (pasted, address) => expect(tableAddress(pasted)).toBe(address));
});

describe("a record file", () => {
  it("is read with its players", () => {
    const record = { game: "tzolkin", players: ["Ixchel", 7], moves: [] };
    expect(recordOf(JSON.stringify(record))).toEqual({ record, players: ["Ixchel", ""] });
  });
  it.each([
    ["{", "pages-upload-not-json"],
    ["[]", "pages-upload-not-record"],
    ["null", "pages-upload-not-record"],
    ['{"game": "tzolkin"}', "pages-upload-not-record"],
    ['{"game": "tzolkin", "moves": [], "partial": {"seat": 1}}', "pages-upload-partial"],
  ])("%s is none", (text, wrong) => expect(recordOf(text)).toBe(wrong));
});
