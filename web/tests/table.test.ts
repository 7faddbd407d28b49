/** The table in the browser against a server made of functions: what is sent, and what is shown after each answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Answer = { status?: number; body: unknown } | Error;
const asked: { method: string; path: string; body: unknown; headers: Record<string, string> }[] = [];
let answers: Record<string, (body: { seq: number; steps: string[] }, query: URLSearchParams) => Answer>;

const view = (day: number): unknown => ({ day, seats: [{}, {}], decision: { kind: "turn", player: 0 } });
const choice = (token: string): unknown => ({ token, does: {}, words: token, changes: {} });
let seq: number;
let turn: number | null;
let turns: unknown[];

const info = (): unknown => ({ id: "abc", status: "playing", seq, news: 0, moves: seq, turn, you: null, seats: [{ seat: 0, bot: null }, { seat: 1, bot: null }] });
const made = (number: number, seat: number): unknown => ({
  seq: number,
  seat,
  by: "",
  at: 0,
  first: number,
  steps: [{ token: "end", entries: [{}, {}], words: [`turn ${number}`] }],
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  [seq, turn, turns] = [0, 0, []];
  answers = {
    "GET /tables/abc": () => ({ body: info() }),
    "GET /tables/abc/chat": () => ({ body: { said: [] } }),
    "GET /tables/abc/turns": (_, query) => ({ body: { turns: turns.slice(Number(query.get("since"))) } }),
    "GET /tables/abc/position": (_, query) => {
      const at = Number(query.get("at") ?? seq);
      return { body: { seq, at, seat: 0, turn, view: view(at + 1), legal: [choice("place:tikal")], question: "?", blocked: {} } };
    },
    "POST /tables/abc/preview": ({ steps }) => ({
      body: { seq, steps, view: view(50 + steps.length), legal: [choice("end")], changes: {}, complete: steps.at(-1) === "end", reveals: false, question: "", blocked: {} },
    }),
    "POST /tables/abc/commit": () => {
      turns.push(made(seq, 0));
      seq += 1;
      turn = 1;
      return { body: { table: "abc", seq, moves: seq } };
    },
  };
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "en" }, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("WebSocket", class { close(): void {} });
  const store = new Map([["patolli.seats", JSON.stringify([{ table: "abc", game: "tzolkin", at: 1, keys: [{ seat: 0, secret: "s0" }] }])]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("fetch", async (address: string, init: { method: string; body?: string; headers: Record<string, string> }) => {
    const url = new URL(address, "http://localhost");
    const path = url.pathname.replace("/api", "");
    const body = init.body ? JSON.parse(init.body) : null;
    asked.push({ method: init.method, path, body, headers: init.headers });
    const answer = answers[`${init.method} ${path}`]!(body, url.searchParams);
    if (answer instanceof Error) throw answer;
    return { ok: (answer.status ?? 200) < 300, status: answer.status ?? 200, json: async () => answer.body };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<import("../src/table/table.svelte").TableStore> {
  vi.resetModules();
  const { TableStore } = await import("../src/table/table.svelte");
  const table = new TableStore("abc");
  await table.open();
  return table;
}
const day = (table: { view: unknown }): number => (table.view as { day: number }).day;
const sent = (what: string): unknown[] => asked.filter((one) => one.path.endsWith(what)).map((one) => one.body);

describe("a turn that is tried", () => {
  it("asks the server for each step, with the secret of the seat", async () => {
    const table = await open();
    await table.choose("place:tikal");
    expect(sent("/preview")).toEqual([{ seq: 0, steps: ["place:tikal"] }]);
    expect(asked.at(-1)!.headers["Patolli-Seat"]).toBe("s0");
    expect(day(table)).toBe(51);
  });

  it("takes steps back without asking", async () => {
    const table = await open();
    await table.choose("place:tikal");
    await table.choose("place:tikal");
    table.undo();
    expect([table.steps, day(table)]).toEqual([["place:tikal"], 51]);
    table.startOver();
    expect([table.steps, day(table)]).toEqual([[], 1]);
    expect(sent("/preview").length).toBe(2);
  });

  it("is confirmed with its end, once", async () => {
    const table = await open();
    await table.choose("place:tikal");
    await Promise.all([table.confirm(), table.confirm()]);
    expect(sent("/commit")).toEqual([{ seq: 0, steps: ["place:tikal", "end"] }]);
    expect([table.info!.seq, table.steps]).toEqual([1, []]);
  });

  it("is given up when somebody was faster", async () => {
    const table = await open();
    await table.choose("place:tikal");
    answers["POST /tables/abc/preview"] = () => ({ status: 409, body: { error: "stale", detail: "look" } });
    [seq, turns] = [1, [made(0, 0)]];
    await table.choose("place:tikal");
    expect([table.trouble?.word, table.steps, table.info!.seq]).toEqual(["stale", [], 1]);
  });

  it("stays when the server cannot be reached", async () => {
    const table = await open();
    await table.choose("place:tikal");
    answers["POST /tables/abc/preview"] = () => new TypeError("network");
    await table.choose("end");
    expect([table.trouble?.word, table.steps, table.busy]).toEqual(["unreachable", ["place:tikal"], false]);
  });
});

describe("news", () => {
  it("tells others' turns one after the other, and then shows the newest", async () => {
    const table = await open();
    turn = 1;
    [seq, turns] = [1, [made(0, 1)]];
    await table.look();
    [seq, turns] = [2, [made(0, 1), made(1, 1)]];
    await table.look();
    await vi.advanceTimersByTimeAsync(10);
    expect([table.scene?.kind, table.scene?.words]).toEqual(["telling", ["turn 0"]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.scene?.words).toEqual(["turn 1"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.scene, day(table)]).toEqual([null, 3]);
  });

  it("can be skipped", async () => {
    const table = await open();
    turn = 1;
    [seq, turns] = [2, [made(0, 1), made(1, 1)]];
    await table.look();
    await vi.advanceTimersByTimeAsync(10);
    table.stopTelling();
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.scene, day(table)]).toEqual([null, 3]);
  });

  it("does not disturb who looks back", async () => {
    const table = await open();
    turn = 1;
    [seq, turns] = [2, [made(0, 1), made(1, 1)]];
    await table.look();
    await table.replay(1);
    [seq, turns] = [3, [...turns, made(2, 1)]];
    await table.look();
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.scene?.kind, table.scene?.at]).toEqual(["replay", 1]);
    await table.replay(null);
    expect(day(table)).toBe(4);
  });
});
