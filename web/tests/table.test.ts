/** The table in the browser against a server made of functions: what is sent, and what is shown after each answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Answer = { status?: number; body: unknown } | Error;
const asked: { method: string; path: string; body: unknown; headers: Record<string, string> }[] = [];
/** Requests that nobody waits for any more. */
const dropped: string[] = [];
let answers: Record<string, (body: { seq: number; steps: string[] }, query: URLSearchParams) => Answer>;

const view = (day: number): unknown => ({ day, seats: [{}, {}], decision: { kind: "turn", player: 0 } });
const choice = (token: string): unknown => ({ token, does: {}, words: token, places: [token], changes: {}, completes: token === "end" });
let seq: number;
let turn: number | null;
let turns: unknown[];

let news: number;
let status: string;
const info = (): unknown => ({ id: "abc", status, seq, news, moves: seq, turn, you: null, seats: [{ seat: 0, bot: null }, { seat: 1, bot: null }] });
const made = (number: number, seat: number): unknown => ({
  seq: number,
  seat,
  by: "",
  at: 0,
  first: number,
  steps: [{ token: "end", entries: [{}, {}], words: [`turn ${number}`], sets: [[["day"], number + 2]] }],
});
/** What is new for who knows so many turns; with the whole position, or only what the turns set. */
const update = (since: number, whole: boolean): object => ({
  table: info(),
  seat: 0,
  since,
  turns: turns.slice(since),
  at: seq,
  view: whole ? view(seq + 1) : null,
  legal: turn === 0 ? [choice("place:tikal")] : [],
  question: "?",
  heard: 0,
  said: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = dropped.length = 0;
  [seq, turn, turns, news, status] = [0, 0, [], 0, "playing"];
  answers = {
    "GET /tables/abc/update": (_, query) => ({ body: update(Number(query.get("since")), true) }),
    "GET /tables/abc/position": (_, query) => {
      const at = Number(query.get("at") ?? seq);
      return { body: { seq, at, seat: 0, turn, view: view(at + 1), legal: [choice("place:tikal")], question: "?" } };
    },
    "POST /tables/abc/preview": ({ steps }) => ({
      body: { seq, steps, view: view(50 + steps.length), legal: [choice("end")], changes: {}, complete: steps.at(-1) === "end", reveals: false, unknown: [], question: "" },
    }),
    "POST /tables/abc/reasons": ({ steps }) => ({ body: { seq, steps, blocked: { start: `not after ${steps.length}` } } }),
    "POST /tables/abc/commit": () => {
      turns.push(made(seq, 0));
      seq += 1;
      turn = 1;
      return { body: { table: "abc", seq, moves: seq, update: update(seq - 1, false) } };
    },
  };
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "en" }, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", origin: "http://localhost" });
  vi.stubGlobal("WebSocket", class { close(): void {} });
  const store = new Map([["patolli.seats", JSON.stringify([{ table: "abc", game: "tzolkin", at: 1, keys: [{ seat: 0, secret: "s0" }] }])]]);
  const session = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("fetch", async (request: Request) => {
    const { method } = request;
    const url = new URL(request.url);
    const path = url.pathname.replace("/api", "");
    const text = await request.text();
    const body = text ? JSON.parse(text) : null;
    asked.push({ method, path, body, headers: Object.fromEntries(request.headers) });
    if (request.signal.aborted) dropped.push(path);
    request.signal.throwIfAborted();
    const answer = answers[`${method} ${path}`]!(body, url.searchParams);
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
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
    expect(asked.at(-1)!.headers["patolli-seat"]).toBe("s0");
    expect(day(table)).toBe(51);
  });

  it("shows a step before the server has answered, and takes it back when that refuses", async () => {
    const table = await open();
    const trying = table.choose("place:tikal");
    expect([table.pending?.token, table.chosen.length, table.steps, table.busy]).toEqual(["place:tikal", 1, [], true]);
    await trying;
    expect([table.pending, table.chosen.length, table.steps]).toEqual([null, 1, ["place:tikal"]]);
    table.undo();
    answers["POST /tables/abc/preview"] = () => ({ status: 422, body: { error: "bad_turn", detail: "No." } });
    await table.choose("place:tikal");
    expect([table.pending, table.chosen, table.trouble?.word]).toEqual([null, [], "bad_turn"]);
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

  it("goes on by itself where there is one answer, and takes that back with the step before", async () => {
    const pay = { ...(choice("pay:wood") as object), verb: "pay", completes: false, places: ["goods:wood"], changes: { wood: -1 } };
    const preview = answers["POST /tables/abc/preview"]!;
    answers["POST /tables/abc/preview"] = (body, query) => {
      const { body: found } = preview(body, query) as { body: object };
      return { body: { ...found, legal: body.steps.at(-1) === "tech:theology" ? [pay] : [choice("end"), choice("place:uxmal")] } };
    };
    const table = await open();
    table.play({ answersAlone: true, chapter: () => null });
    await table.choose("place:tikal");
    await table.choose("tech:theology");
    expect(table.steps).toEqual(["place:tikal", "tech:theology", "pay:wood"]);
    expect(table.chosen.map((one) => one.token)).toContain("pay:wood");
    table.undo();
    expect(table.steps).toEqual(["place:tikal"]);
    expect(sent("/preview").length).toBe(3);
  });

  it("tells why only nothing can be done", async () => {
    const none = { ...(choice("use:none") as object), verb: "use", completes: false, places: [], changes: {} };
    const preview = answers["POST /tables/abc/preview"]!;
    answers["POST /tables/abc/preview"] = (body, query) => {
      const { body: found } = preview(body, query) as { body: object };
      return { body: { ...found, legal: body.steps.at(-1) === "use:none" ? [choice("end")] : [none] } };
    };
    answers["POST /tables/abc/reasons"] = (body) => ({ body: { blocked: { "space:tikal:1": `after ${body.steps.join(" ")}` } } });
    const table = await open();
    table.play({ answersAlone: true, chapter: () => null });
    await table.choose("pick:tikal1");
    expect(table.steps).toEqual(["pick:tikal1", "use:none"]);
    expect(table.whyPassed).toEqual({ "space:tikal:1": "after pick:tikal1" });
  });

  it("never ends by itself", async () => {
    const table = await open();
    await table.choose("place:tikal");
    expect([table.steps, table.legal.map((one) => one.token)]).toEqual([["place:tikal"], ["end"]]);
  });

  it("survives that the page is loaded anew", async () => {
    const first = await open();
    await first.choose("place:tikal");
    await first.choose("place:tikal");
    first.undo();
    const again = await open();
    await vi.waitFor(() => expect(again.busy).toBe(false));
    expect([again.steps, day(again), again.trouble]).toEqual([["place:tikal"], 51, null]);
    again.undo();
    expect((await open()).steps).toEqual([]);
  });

  it("is forgotten when it is of another turn, or not possible any more", async () => {
    const first = await open();
    await first.choose("place:tikal");
    [seq, turns] = [2, [made(0, 0), made(1, 1)]];
    const later = await open();
    await vi.waitFor(() => expect(later.busy).toBe(false));
    expect(later.steps).toEqual([]);
    await later.choose("place:tikal");
    answers["POST /tables/abc/preview"] = () => ({ status: 422, body: { error: "bad-turn", detail: "No." } });
    const refused = await open();
    await vi.waitFor(() => expect(refused.busy).toBe(false));
    expect([refused.steps, refused.trouble]).toEqual([[], null]);
  });

  it("is kept while the server cannot be reached", async () => {
    const first = await open();
    await first.choose("place:tikal");
    const preview = answers["POST /tables/abc/preview"]!;
    answers["POST /tables/abc/preview"] = () => new TypeError("no network");
    const without = await open();
    await vi.waitFor(() => expect(without.busy).toBe(false));
    expect([without.steps, without.trouble?.word]).toEqual([[], "unreachable"]);
    answers["POST /tables/abc/preview"] = preview;
    const back = await open();
    await vi.waitFor(() => expect(back.busy).toBe(false));
    expect(back.steps).toEqual(["place:tikal"]);
  });

  it("is confirmed with its end, once", async () => {
    const table = await open();
    await table.choose("place:tikal");
    await Promise.all([table.confirm(), table.confirm()]);
    expect(sent("/commit")).toEqual([{ seq: 0, steps: ["place:tikal", "end"] }]);
    expect([table.info!.seq, table.steps]).toEqual([1, []]);
  });

  it("costs one request to load, one for each step, and one to confirm", async () => {
    const table = await open();
    await table.choose("place:tikal");
    await table.confirm();
    table.stopTelling();
    expect(asked.map((one) => `${one.method} ${one.path}`)).toEqual([
      "GET /tables/abc/update",
      "POST /tables/abc/preview",
      "POST /tables/abc/commit",
    ]);
    expect([day(table), table.turns.length]).toEqual([2, 1]);
  });

  it("looks if the answer does not say what is new", async () => {
    const table = await open();
    const commit = answers["POST /tables/abc/commit"]!;
    answers["POST /tables/abc/commit"] = (body, query) => {
      const { body: done } = commit(body, query) as { body: object };
      return { body: { ...done, update: null } };
    };
    await table.choose("place:tikal");
    await table.confirm();
    table.stopTelling();
    expect([day(table), table.info!.seq, sent("/update").length]).toEqual([2, 1, 2]);
  });

  it("is tried with its end if that asks one more question", async () => {
    const table = await open();
    const ask = answers["POST /tables/abc/preview"]!;
    answers["POST /tables/abc/preview"] = (body, query) => {
      const { body: tried } = ask(body, query) as { body: object };
      const legal = body.steps.at(-1) === "end" ? [choice("advance:1"), choice("advance:2")] : [{ ...(choice("end") as object), completes: false }];
      return { body: { ...tried, complete: false, legal } };
    };
    await table.choose("place:tikal");
    await table.confirm();
    expect([table.steps, sent("/commit")]).toEqual([["place:tikal", "end"], []]);
  });

  it("says why something is not possible, asked once for the same steps", async () => {
    const table = await open();
    expect(table.blocked).toEqual({});
    await Promise.all([table.askWhy(), table.askWhy()]);
    await table.askWhy();
    expect([table.blocked.start, sent("/reasons").length]).toEqual(["not after 0", 1]);
    await table.choose("place:tikal");
    expect(table.blocked).toEqual({});
    await table.askWhy();
    expect([table.blocked.start, sent("/reasons").length]).toEqual(["not after 1", 2]);
  });

  it("no longer waits for reasons once something was chosen", async () => {
    const table = await open();
    await Promise.all([table.askWhy(), table.choose("place:tikal")]);
    expect([table.steps, table.blocked, dropped]).toEqual([["place:tikal"], {}, ["/tables/abc/reasons"]]);
    table.undo();
    await table.askWhy();
    expect([table.blocked.start, dropped.length]).toEqual(["not after 0", 1]);
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

describe("clicks on the board", () => {
  const GEARS = ["place:tikal", "place:uxmal", "place:palenque"];

  async function stage(): Promise<import("../src/table/stage.svelte").Stage> {
    answers["POST /tables/abc/preview"] = ({ steps }) => ({
      body: { seq, steps, view: view(50), legal: GEARS.filter((one) => !steps.includes(one)).map(choice), changes: {}, complete: false, reveals: false, unknown: [], question: "" },
    });
    const table = await open();
    const { Stage } = await import("../src/table/stage.svelte");
    return new Stage(table, { places: ({ places }: { places: string[] }) => places } as never);
  }

  it("wait for the answer to the one before, and none is lost", async () => {
    const { touch, table } = await stage();
    touch(GEARS[0]!);
    touch(GEARS[1]!);
    expect([table.busy, table.steps]).toEqual([true, []]);
    await vi.waitFor(() => expect(table.steps).toEqual(GEARS.slice(0, 2)));
  });

  it("count once if they are doubled, and of several that wait, the last one counts", async () => {
    const { touch, table } = await stage();
    touch(GEARS[0]!);
    touch(GEARS[0]!);
    touch(GEARS[1]!);
    touch(GEARS[2]!);
    await vi.waitFor(() => expect(table.steps).toEqual([GEARS[0], GEARS[2]]));
    await table.idle();
    expect(sent("/preview").length).toBe(2);
  });

  it("are forgotten if they are no longer possible, or the turn is over", async () => {
    const { touch, choose, table } = await stage();
    touch(GEARS[0]!);
    touch("nowhere");
    await table.idle();
    expect([table.steps, sent("/reasons")]).toEqual([[GEARS[0]], []]);
    answers["POST /tables/abc/preview"] = () => {
      [seq, turns] = [1, [made(0, 0)]];
      return { status: 409, body: { error: "stale", detail: "look" } };
    };
    touch(GEARS[1]!);
    choose(GEARS[2]!);
    await vi.waitFor(() => expect([table.busy, table.info!.seq]).toEqual([false, 1]));
    expect([table.steps, sent("/preview").length]).toEqual([[], 2]);
  });
});

/** An announcement of everything since so many turns, as it is sent to who knows them. */
const announced = (since: number, whole = false): { table: string; seq: number; news: number; update: never } => ({
  table: "abc",
  seq,
  news,
  update: update(since, whole) as never,
});
/** Turns of somebody else, each with its announcement. */
function others(many: number): ReturnType<typeof announced>[] {
  turn = 1;
  return Array.from({ length: many }, () => {
    turns = [...turns, made(seq, 1)];
    seq += 1;
    return announced(seq - 1);
  });
}

describe("announcements", () => {
  it("are enough to know everything", async () => {
    const table = await open();
    for (const news of others(3)) table.heard(news);
    table.stopTelling();
    expect([day(table), table.turns.length, table.info!.seq]).toEqual([4, 3, 3]);
    expect(asked.length).toBe(1);
  });

  it("may be lost", async () => {
    const table = await open();
    const [, second] = others(2);
    table.heard(second!);
    await table.look();
    table.stopTelling();
    expect([day(table), table.turns.length]).toEqual([3, 2]);
  });

  it("may be doubled", async () => {
    const table = await open();
    const [first, second] = others(2);
    for (const news of [first!, first!, second!, first!, second!]) table.heard(news);
    table.stopTelling();
    expect([day(table), table.turns.length, asked.length]).toEqual([3, 2, 1]);
  });

  it("may come in another order", async () => {
    const table = await open();
    const [first, second, third] = others(3);
    for (const news of [third!, first!, second!]) table.heard(news);
    await table.look();
    table.stopTelling();
    expect([day(table), table.turns.length]).toEqual([4, 3]);
    expect(table.turns.map((one) => one.seq)).toEqual([0, 1, 2]);
  });

  it("may begin before what is known", async () => {
    const table = await open();
    const [first] = others(2);
    table.heard(first!);
    table.heard(announced(0));
    table.stopTelling();
    expect([day(table), table.turns.length, asked.length]).toEqual([3, 2, 1]);
  });

  it("for other eyes are of no use", async () => {
    const table = await open();
    const [first] = others(1);
    table.heard({ ...first!, update: { ...(first!.update as object), seat: null, view: view(99) } as never });
    await table.look();
    table.stopTelling();
    expect([day(table), table.newest!.seat]).toEqual([2, 0]);
  });

  it("without turns change nothing but the table", async () => {
    const table = await open();
    await table.choose("place:tikal");
    news = 1;
    table.heard(announced(0));
    expect([table.info!.news, table.steps, day(table), asked.length]).toEqual([1, ["place:tikal"], 51, 2]);
  });

  it("that are old change nothing", async () => {
    const table = await open();
    const old = announced(0, true);
    for (const news of others(2)) table.heard(news);
    table.heard(old);
    table.stopTelling();
    expect([day(table), table.info!.seq, asked.length]).toEqual([3, 2, 1]);
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
    await vi.advanceTimersByTimeAsync(1300);
    expect(table.scene?.words).toEqual(["turn 1"]);
    await vi.advanceTimersByTimeAsync(1300);
    expect([table.scene, day(table)]).toEqual([null, 3]);
    expect(sent("/position")).toEqual([]);
  });

  it("tells the last turn, by everybody's eyes, before the game counts as ended", async () => {
    const table = await open();
    [turn, seq, turns, status] = [null, 1, [made(0, 1)], "over"];
    await table.look();
    expect([table.info!.status, table.ending]).toEqual(["over", true]);
    await vi.waitFor(() => expect(table.scene?.words).toEqual(["turn 0"]));
    expect([table.ending, sent("/position").length]).toEqual([false, 2]);
    await vi.advanceTimersByTimeAsync(1300);
    expect([table.scene, day(table)]).toEqual([null, 2]);
  });

  it("shows a step with many lines for longer", async () => {
    const table = await open();
    turn = 1;
    const long = made(0, 1) as { steps: { words: string[] }[] };
    long.steps[0]!.words = Array.from({ length: 9 }, (_, i) => `line ${i}`);
    [seq, turns] = [1, [long]];
    await table.look();
    await vi.advanceTimersByTimeAsync(3300);
    expect(table.scene?.words.length).toBe(9);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.scene).toBeNull();
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
