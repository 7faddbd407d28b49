/** Fair play in the browser, against a server made of functions: seats, seals, presence, and whose name it is. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Asked = { path: string; headers: Record<string, string> };
type Answer = { status?: number; body: unknown };
const asked: Asked[] = [];
const sockets: FakeSocket[] = [];
let answers: Record<string, (headers: Record<string, string>) => Answer>;
let info: Record<string, unknown>;
let store: Map<string, string>;

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const [OLD, NEW] = ["a".repeat(64), "b".repeat(64)];
const refused = (status: number, error: string): Answer => ({ status, body: { error, detail: error } });
const update = (): unknown => {
  const view = info.status === "open" ? null : {};
  return { table: info, seat: null, since: 0, turns: [], at: 0, view, legal: [], question: "", heard: 0, said: [] };
};
/** The secret of the seat is of nobody any more. */
const takeAway = (): void => {
  answers["/tables/abc"] = (headers) => (headers["patolli-seat"] ? refused(403, "not-allowed") : { body: info });
  answers["/tables/abc/update"] = (headers) => (headers["patolli-seat"] ? refused(403, "not-allowed") : { body: update() });
};
const hold = (...keys: { seat: number; secret: string }[]): unknown =>
  store.set("patolli.seats", JSON.stringify(keys.length ? [{ table: "abc", game: "tzolkin", at: 1, keys }] : []));

beforeEach(() => {
  vi.resetModules();
  asked.length = sockets.length = 0;
  info = { id: "abc", status: "open", seq: 0, news: 0, moves: 0, turn: null, you: null, commitment: null, seats: [] };
  answers = {
    "/tables/abc": () => ({ body: info }),
    "/tables/abc/update": () => ({ body: update() }),
  };
  store = new Map();
  hold({ seat: 0, secret: "s0" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "en" }, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", origin: "http://localhost" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api", "");
    const headers = Object.fromEntries(request.headers);
    asked.push({ path, headers });
    const { status = 200, body } = answers[path]!(headers);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<import("../src/table/table.svelte").TableStore> {
  const { TableStore } = await import("../src/table/table.svelte");
  const table = new TableStore("abc");
  await table.open();
  return table;
}
const paths = (): string[] => asked.map((one) => one.path);

describe("before the game", () => {
  it("nothing of the deal is asked for, not even by a link to a moment or in another language", async () => {
    const table = await open();
    await table.replay(3);
    await table.translate();
    await table.look();
    expect(new Set(paths())).toEqual(new Set(["/tables/abc/update"]));
    expect([table.view, table.scene, table.trouble]).toEqual([null, null, null]);
  });
});

describe("a seat that is taken away", () => {
  it("is noticed and forgotten, and the page goes on without it", async () => {
    const table = await open();
    takeAway();
    await table.look();
    expect([table.lost, table.keys, table.seat, table.trouble]).toEqual([true, [], null, null]);
    expect(JSON.parse(store.get("patolli.seats")!)).toEqual([]);
  });

  it("is no surprise to another window of a browser that got up", async () => {
    const table = await open();
    hold();
    takeAway();
    await table.look();
    expect([table.lost, table.keys]).toEqual([false, []]);
  });

  it("is noticed by somebody who sits there by name", async () => {
    hold();
    store.set("patolli.player", JSON.stringify({ name: "Ana", secret: "p" }));
    info = { ...info, you: 1 };
    const table = await open();
    info = { ...info, you: null };
    await table.look();
    expect(table.lost).toBe(true);
  });
});

describe("the seal of a deal", () => {
  const playing = (commitment: string | null): void => void (info = { ...info, status: "playing", commitment });

  it("is noted when it is first seen, and another one is noticed, also after a reload", async () => {
    playing(OLD);
    const table = await open();
    expect([table.seal?.hash, table.seal?.late, table.swapped]).toEqual([OLD, false, false]);
    playing(NEW);
    await table.look();
    expect([table.seal?.hash, table.swapped]).toEqual([OLD, true]);
    vi.resetModules();
    expect((await open()).swapped).toBe(true);
  });

  it("that is gone is noticed, too", async () => {
    playing(OLD);
    const table = await open();
    playing(null);
    await table.look();
    expect(table.swapped).toBe(true);
  });

  it("seen after the end says nothing about the beginning", async () => {
    info = { ...info, status: "over", commitment: OLD };
    expect((await open()).seal?.late).toBe(true);
  });

  it("need not be there: a prepared deal has none", async () => {
    playing(null);
    const table = await open();
    expect([table.seal, table.swapped]).toEqual([null, false]);
  });
});

describe("being here", () => {
  it("is told with every connection, and when seats change", async () => {
    store.set("patolli.player", JSON.stringify({ name: "Ana", secret: "p" }));
    const table = await open();
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent).toEqual([{ watch: ["abc"], updates: true, language: "en", looking: true, player: "p" }, { seats: { abc: "s0" } }]);
    hold({ seat: 0, secret: "s0" }, { seat: 2, secret: "s2" });
    table.readKeys();
    const all = [{ watch: ["abc"], updates: true, language: "en", looking: true, player: "p" }, { seats: { abc: "s0" } }, { seats: { abc: "s2" } }];
    expect(sockets[0]!.sent.slice(2)).toEqual(all);
    vi.useFakeTimers();
    sockets[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent).toEqual(all);
    table.close();
  });
});

describe("a silence that nobody announces", () => {
  it("is looked at again while the game goes on", async () => {
    const seat = { seat: 1, kind: "human", bot: null, here: false, away: false, why: "soon", free_from: Date.now() + 20_000 };
    info = { ...info, status: "playing", seats: [seat] };
    const table = await open();
    vi.useFakeTimers();
    await table.look();
    info = { ...info, seats: [{ ...seat, away: true, why: null }] };
    await vi.advanceTimersByTimeAsync(25_000);
    expect(table.info!.seats[0]!.away).toBe(true);
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    vi.useRealTimers();
    table.close();
  });
});

describe("the player of this browser", () => {
  const kept = (): unknown => JSON.parse(store.get("patolli.players-kept") ?? "[]");

  it("can be kept when another takes over, and be again", async () => {
    const { me, signIn, forgetKept } = await import("../src/memory/player.svelte");
    signIn("Ana", "a");
    signIn("Ben", "b", true);
    expect([me.name, kept()]).toEqual(["Ben", [{ name: "Ana", secret: "a" }]]);
    signIn("Ana", "a", true);
    expect([me.name, kept()]).toEqual(["Ana", [{ name: "Ben", secret: "b" }]]);
    forgetKept("Ben");
    expect([me.name, kept()]).toEqual(["Ana", []]);
  });

  it("is not kept unasked, and never beside itself", async () => {
    const { signIn } = await import("../src/memory/player.svelte");
    signIn("Ana", "a");
    signIn("Ana", "a2", true);
    expect(kept()).toEqual([]);
    signIn("Ben", "b");
    expect(kept()).toEqual([]);
  });

  it.each([
    ["a name without a password", { body: { name: "Ana", password: false } }, true],
    ["a name with one", { body: { name: "Ana", password: true } }, false],
    ["a secret that is of nobody any more", refused(401, "not-known"), false],
    ["a server that does not say", refused(503, "unavailable"), true],
  ])("would be lost with its secret or not: %s", async (_, answer, only) => {
    answers["/players/me"] = () => answer;
    const { isOnlyKey } = await import("../src/pages/name/naming");
    expect(await isOnlyKey("a")).toBe(only);
  });
});
