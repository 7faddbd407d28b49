/** People at the table: who is shown as away, why no bot may play, what the log says, whose clock counts. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noteTime, serverTime } from "../src/api/time";
import { isAway, letWords, playedFor, presence, untilChange, waitingFor, whyNot } from "../src/common/presence/absence";
import { takesTime } from "../src/table/ahead";
import { logOf } from "../src/table/looking/log";
import { daysLeft } from "../src/table/rails/clock";
import type { SeatInfo, TableInfo } from "../src/api/server";
import { lasting } from "../src/words/time.svelte";
import { plain } from "./plain";

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: 1, kind: "human", name: "Ben", player: null, bot: null, here: false, away: false, bank: null, seen: NOW - MINUTE, ...more };
}
function table(...seats: SeatInfo[]): TableInfo {
  return { status: "playing", turn: 1, deadline: null, seats } as unknown as TableInfo;
}

beforeAll(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
beforeEach(async () => {
  const { speakAtTable } = await import("../src/words/words.svelte");
  await speakAtTable();
});

describe("somebody", () => {
  it("is away from the moment on that the server names, and never while connected or with days for a turn", () => {
    const gone = seat({ away_from: NOW });
    expect([isAway(gone, NOW - 1), isAway(gone, NOW)]).toEqual([false, true]);
    expect(isAway({ ...gone, here: true }, NOW)).toBe(false);
    expect(isAway({ ...gone, bot: "normal" }, NOW)).toBe(false);
    expect(isAway(seat({ away_from: null }), NOW)).toBe(false);
  });
  it("is told apart in words", () => {
    const words = [
      seat({ here: true, looking: true }),
      seat({ here: true, looking: false }),
      seat({ away_from: NOW, seen: NOW - 3 * MINUTE }),
      seat({ seen: null }),
    ].map((one) => presence(one, NOW));
    expect(words.map(plain)).toEqual(["Connected", "Connected, not looking", "Away for 3 min", "Not connected"]);
    expect(presence(seat({ seen: NOW - 2 * 24 * 60 * MINUTE }), NOW)).toMatch(/^Last here: \w+day/);
  });
});

describe("somebody whose turn it is", () => {
  it("thinks, or is not here", () => {
    expect(waitingFor(seat({ here: true }), "Ben")).toBe("Ben is thinking…");
    expect(waitingFor(seat({ bot: "normal" }), "Ben")).toBe("Ben is thinking…");
    expect(waitingFor(seat({ why: "clock" }), "Ben")).toBe("It is Ben’s turn, but Ben is not here right now.");
  });
  it("may be replaced from a certain time on", () => {
    expect(plain(waitingFor(seat({ why: "soon", free_from: NOW + 9 * MINUTE }), "Ben"))).toMatch(/not here right now\. A bot may step in from .+ on\.$/);
  });
});

describe("the next look", () => {
  it("is when time alone changes something", () => {
    expect(untilChange(table(seat({ why: "soon", free_from: NOW + 5000 })), NOW)).toBe(5300);
    expect(untilChange(table(seat({ asked_by: 0, asked_until: NOW + 2000 }), seat({ why: "soon", free_from: NOW + 9000 })), NOW)).toBe(2300);
  });
  it("is soon again if the moment is over and nothing has changed", () => {
    expect(untilChange(table(seat({ why: "soon", free_from: NOW - 1 })), NOW)).toBe(20_000);
  });
  it("is never for who is here, who has days, and when the game is over", () => {
    expect(untilChange(table(seat({ here: true, why: "here" }), seat({ why: "clock" }), seat({ away: true, free_from: NOW - 1 })), NOW)).toBeNull();
    expect(untilChange({ ...table(seat({ why: "soon", free_from: NOW + 1 })), status: "over" }, NOW)).toBeNull();
  });
});

describe("why no bot may play", () => {
  it.each<[Partial<SeatInfo>, RegExp]>([
    [{ why: "here" }, /^Ben is here$/],
    [{ why: "soon", free_from: NOW + 90_000 }, /^Possible in 2 min$/],
    [{ why: "soon", free_from: NOW + 12_000 }, /^Possible in 12 sec$/],
    [{ why: "clock" }, /^Ben has days for every turn$/],
    [{ why: "rated" }, /^Rated: only when the time is up$/],
    [{ why: null, asked_by: 0 }, /asked/],
    [{ why: null, away: true }, /^$/],
  ])("%o", (more, words) => expect(plain(whyNot(seat(more), table(), "Ben", NOW))).toMatch(words));
  it("names the end of a clock that runs", () => {
    expect(whyNot(seat({ why: "clock" }), { ...table(), deadline: NOW + 86_400_000 }, "Ben", NOW)).toMatch(/^Ben’s clock runs until \w+day/);
  });
});

describe("a bot that stands in", () => {
  const name = (one: number): string => ["Ana", "Ben"][one]!;
  it("is told with who let it", () => {
    expect(letWords(seat({ let_by: 0, let_since: 3 }), name)).toBe("Ana let a bot play for Ben.");
    expect(letWords(seat({ let_by: 1, let_since: 3 }), name)).toBe("Ben lets a bot play.");
    expect(letWords(seat({ let_by: null, let_since: 3 }), name)).toBe("Ben’s time is up: a bot plays.");
  });
  it("has made so many turns", () => {
    const turns = [{ seat: 1, by: "normal" }, { seat: 0, by: "" }, { seat: 1, by: "normal" }, { seat: 0, by: "easy" }, { seat: 1, by: "normal" }];
    expect([playedFor(seat({ let_since: 1 }), turns), playedFor(seat({ let_since: 5 }), turns), playedFor(seat(), turns)]).toEqual([2, 0, 0]);
  });
  it("stands in the log where it was let", () => {
    const step = { token: "x", words: ["does"], entries: [] };
    const turns = [0, 1].map((first) => ({ seat: first, by: "", first, steps: [step], at: 0 })) as never;
    const lines = (after: number): string[] => logOf(turns, null, () => null, [{ after, seat: 1, words: "bot" }])[0]!.lines.map((line) => line.words);
    expect([lines(0), lines(1), lines(2)]).toEqual([["bot", "does", "does"], ["does", "bot", "does"], ["does", "does", "bot"]]);
  });
});

describe("time", () => {
  it("is the server's, if the clocks differ by more than an answer takes", () => {
    noteTime(new Date(Date.now() + 3_600_000).toUTCString());
    expect(Math.abs(serverTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
    noteTime("nonsense");
    expect(serverTime()).toBeGreaterThan(Date.now() + 3_000_000);
    noteTime(new Date().toUTCString());
    noteTime(null);
  });
  it("is said in the largest whole unit", () => {
    expect([500, 59_000, 3 * MINUTE, 7_300_000].map(lasting)).toEqual(["1 sec", "59 sec", "3 min", "3 hr"]);
  });
  it("of three days is three days until one is over", () => {
    const DAY = 86_400_000;
    expect([3 * DAY, 3 * DAY - 1000, 2 * DAY + 1, 2 * DAY, DAY].map(daysLeft)).toEqual([3, 3, 3, 0, 0]);
  });
});

describe("a game that takes its time", () => {
  const at = (clock: TableInfo["clock"], mine: Partial<SeatInfo> = {}, other: Partial<SeatInfo> = {}): TableInfo =>
    ({ ...table(), status: "playing", clock, seats: [seat({ seat: 0, player: "Ana", ...mine }), seat({ seat: 1, player: null, ...other })] }) as TableInfo;
  it("has no clock, or one of days, and somebody who is elsewhere", () => {
    expect(takesTime(at(null), 0, "Ana")).toBe(true);
    expect(takesTime(at({ kind: "days", days: 2 }), 0, "Ana")).toBe(true);
    expect(takesTime(at({ kind: "move", seconds: 60 }), 0, "Ana")).toBe(false);
    expect(takesTime(at(null, {}, { kind: "bot", bot: "easy" }), 0, "Ana")).toBe(false);
  });
  it("is told of by name alone", () => {
    expect(takesTime(at(null), 0, null)).toBe(false);
    expect(takesTime(at(null, { player: null }), 0, "Ana")).toBe(false);
    expect(takesTime(null, 0, "Ana")).toBe(false);
  });
});
