/**
 * One table as this browser sees it: what the server has confirmed, a turn that is only tried, and what is shown while
 * others' turns are told or an old position is looked at.
 *
 * Loading it is one request. After that the socket says what is new; whoever has missed something looks again.
 */
import { Live, type Connection, type Listener, type News, type Present } from "../api/live";
import {
  get,
  post,
  Refused,
  Unreachable,
  type Choice,
  type Answer,
  type Body,
  type Position,
  type Preview,
  type Said,
  type TableInfo,
  type TurnInfo,
  type Update,
} from "../api/server";
import { keysOf, type Key } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { noteSeal, type Noted } from "../memory/seals";
import { settings } from "../memory/settings.svelte";
import { after, heardOf, shown, type Known, type Newest, type View } from "./known";
import { forgetWrong, isWrong } from "./lost";
import { Telling, type Scene } from "./telling.svelte";
import { Trying, type Who } from "./trying.svelte";

export type { Scene } from "./telling.svelte";

/** Milliseconds after which a seat that nobody is connected to is looked at again: nobody announces a silence. */
const SILENCE = 20_000;

/** What somebody does at a table beside their turns. */
type Acts = "chat" | "hand-over" | "join" | "leave" | "rematch" | "remove" | "start" | "take-back";
type Act<W extends Acts> = `/api/tables/{id}/${W}`;

export class TableStore implements Listener {
  /** What the server has said. */
  #known: Known | null = $state.raw(null);
  keys: Key[] = $state.raw([]);
  state: Connection = $state("connecting");
  /** A request of this person is under way. */
  busy = $state(false);
  /** The last thing that went wrong: an error of the server's, `unreachable`, or empty. */
  trouble: { word: string; detail: string } | null = $state.raw(null);
  /** Turns that were made since this person last confirmed one, when the page was opened. */
  missed: TurnInfo[] = $state.raw([]);
  /** The fingerprint of the deal as this browser first saw it. */
  seal: Noted | null = $state.raw(null);
  /** The server has shown another fingerprint of the deal than at first: once is enough. */
  swapped = $state(false);
  /** A seat that was held here is not ours any more. */
  lost = $state(false);

  #telling = new Telling();
  #trying: Trying;
  #live: Live | null = null;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #positions = new Map<string, Position>();
  #replays = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Sits here by name alone, without a secret of a seat. */
  #byName = false;

  constructor(readonly id: string) {
    this.keys = keysOf(id);
    this.#trying = new Trying(
      id,
      () => this.newest,
      () => this.who,
    );
  }

  /** Loads the table and listens to it, until `close`. */
  async open(): Promise<void> {
    await this.#load();
    this.missed = this.#since(this.turns, this.seat);
    this.#live = new Live(this.id, this);
    if (this.info) this.#watchSilence(this.info);
  }

  close(): void {
    this.#live?.close();
    clearTimeout(this.#silence);
    this.#telling.stop();
  }

  /** After seats were taken or given up. */
  readKeys(): void {
    const before = JSON.stringify(this.keys);
    this.keys = keysOf(this.id);
    if (JSON.stringify(this.keys) !== before) this.#live?.tell();
  }

  // What is shown

  get #here(): { path: { id: string } } {
    return { path: { id: this.id } };
  }

  get info(): TableInfo | null {
    return this.#known?.info ?? null;
  }

  /** The newest position, as the seat in action sees it. */
  get newest(): Newest | null {
    return this.#known?.newest ?? null;
  }

  get turns(): TurnInfo[] {
    return this.#known?.turns ?? [];
  }

  get chat(): Said[] {
    return this.#known?.chat ?? [];
  }

  get scene(): Scene | null {
    return this.#telling.scene;
  }

  /** The seat that this browser acts for: whose turn it is if it is held here, else the first held. */
  get seat(): number | null {
    return this.#seatAt(this.info);
  }

  #seatAt(info: TableInfo | null): number | null {
    const turn = info?.turn ?? null;
    if (this.keys.some((key) => key.seat === turn)) return turn;
    return this.keys[0]?.seat ?? this.info?.you ?? null;
  }

  get secret(): string | null {
    return this.keys.find((key) => key.seat === this.seat)?.secret ?? null;
  }

  /** Who asks: the seat by its secret, or else the named player, who may sit here from another device. */
  get who(): Who {
    return { secret: this.secret, player: this.secret ? null : me.secret };
  }

  get myTurn(): boolean {
    return this.info?.status === "playing" && this.info.turn !== null && this.info.turn === this.seat && !this.bot;
  }

  /** A bot plays for this seat. */
  get bot(): boolean {
    return this.info?.seats.find((one) => one.seat === this.seat)?.bot != null;
  }

  /** What the tried steps lead to. */
  get preview(): Preview | null {
    return this.#trying.preview;
  }

  /** The view before a step of the tried turn. */
  viewBefore(step: number): View | null {
    return (step ? this.#trying.tried[step - 1]?.view : this.newest?.view) ?? null;
  }

  get steps(): string[] {
    return this.#trying.steps;
  }

  /** The steps as they were offered. */
  get chosen(): Choice[] {
    return this.#trying.chosen;
  }

  get at(): number {
    return this.scene?.at ?? this.newest?.at ?? 0;
  }

  get view(): View | null {
    return this.scene?.view ?? this.preview?.view ?? this.newest?.view ?? null;
  }

  /** Places of the view, as paths with dots, that only confirming brings to light: they are shown as before. */
  get unknown(): ReadonlySet<string> {
    return this.scene === null ? this.#trying.unknown : new Set();
  }

  /** What may be chosen now; nothing while something else is shown. */
  get legal(): Choice[] {
    return this.scene !== null || !this.myTurn ? [] : this.#trying.legal;
  }

  /** What has to be decided, in words. */
  get question(): string {
    if (this.scene !== null || !this.myTurn) return "";
    return (this.preview ?? this.newest)?.question ?? "";
  }

  /** Why what one could think of is not possible, by place, as far as it was asked. */
  get blocked(): Record<string, string> {
    return this.scene !== null || !this.myTurn ? {} : this.#trying.blocked;
  }

  /** Asks why things are not possible now, if that is not known. */
  askWhy = async (): Promise<void> => {
    if (this.scene === null && this.myTurn) await this.#trying.ask();
  };

  /** What the tried steps change for this seat. */
  get changes(): Record<string, number> {
    return this.scene === null ? (this.preview?.changes ?? {}) : {};
  }

  /** Whether the turn can be confirmed as it is: it is whole, or needs only its `end`. */
  get ready(): boolean {
    return this.legal.some((choice) => choice.token === "end") || (this.preview?.complete ?? false);
  }

  // A turn

  choose = async (token: string): Promise<void> => {
    if (this.busy || !this.newest || !this.myTurn) return;
    this.stopTelling();
    if (!settings.confirm && this.#trying.completes(token)) await this.#commit([...this.steps, token]);
    else await this.#doing(() => this.#trying.choose(token));
  };

  /** Takes back the last step; the server need not be asked, it was only tried. */
  undo = (): void => {
    if (this.busy) return;
    this.#trying.back();
    this.trouble = null;
  };

  startOver = (): void => {
    if (this.busy) return;
    this.#trying.clear();
    this.trouble = null;
  };

  /** Ends the turn and sends it; if ending it asks one more question, that is shown instead. */
  confirm = async (): Promise<void> => {
    if (this.busy || !this.ready) return;
    if (this.preview?.complete) await this.#commit(this.steps);
    else if (this.#trying.completes("end")) await this.#commit([...this.steps, "end"]);
    else await this.choose("end");
  };

  async #commit(steps: string[]): Promise<void> {
    const { newest, who } = this;
    if (!newest) return;
    await this.#doing(async () => {
      const query = { language: settings.language, said: heardOf(this.#known) };
      const done = await post("/api/tables/{id}/commit", { seq: newest.seq, steps }, { ...this.#here, ...who, query });
      this.missed = [];
      if (!done.update || !this.#take(done.update)) await this.look();
    });
  }

  /** Something this person asked for: one at a time, and what goes wrong is told. */
  async #doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.#fail(error);
      // Somebody was faster, or the table has changed: what was tried is of no use any more.
      if (error instanceof Refused && (error.status === 409 || error.status === 422)) {
        this.#trying.clear();
        await this.look();
      }
    } finally {
      this.busy = false;
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Refused) this.trouble = { word: error.problem.error, detail: error.problem.detail };
    else if (error instanceof Unreachable) this.trouble = { word: "unreachable", detail: "" };
    else throw error;
  }

  /** Anything else at the table: join, start, hand-over, chat, ... Answers null if it went wrong, and tells why. */
  async act<W extends Acts>(what: W, body: Body<Act<W>>, secret: string | null = this.secret): Promise<Answer<"post", Act<W>> | null> {
    let answer: Answer<"post", Act<W>> | null = null;
    await this.#doing(async () => {
      answer = await post<Act<W>>(`/api/tables/{id}/${what}`, body, { ...this.#here, ...this.who, secret } as never);
      this.readKeys();
      await this.look();
    });
    return answer;
  }

  // News

  heard(news: News | null): void {
    // What is told to others, while the server does not know yet who listens, is not for these eyes.
    if (news?.update && news.update.seat === this.#seatAt(news.update.table) && this.#take(news.update)) return;
    if (news === null || news.seq !== this.info?.seq || news.news !== this.info.news) void this.look();
  }

  present(): Present {
    return { seats: this.keys.map((key) => key.secret), player: me.secret, language: settings.language };
  }

  connection(state: Connection): void {
    this.state = state;
  }

  /** Fetches what is new. Who calls while that happens waits for one more look: the first may have come too early. */
  look(): Promise<void> {
    if (this.#looking) this.#lookAgain = true;
    else this.#looking = this.#lookUntilDone().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #lookUntilDone(): Promise<void> {
    try {
      do {
        this.#lookAgain = false;
        await this.#load();
      } while (this.#lookAgain);
      if (this.trouble?.word === "unreachable") this.trouble = null;
    } catch (error) {
      if (isWrong(error) && (await this.#giveUp())) return this.#lookUntilDone();
      this.#fail(error);
    }
  }

  /** A secret is of no seat any more: goes on without it. Whether that changes anything. */
  async #giveUp(): Promise<boolean> {
    const elsewhere = JSON.stringify(keysOf(this.id)) !== JSON.stringify(this.keys);
    // Another window of this browser got up: then it knows.
    if (!elsewhere && !(await forgetWrong(this.id))) return false;
    this.lost ||= !elsewhere;
    this.readKeys();
    return true;
  }

  async #load(): Promise<void> {
    for (;;) {
      const { seat, who, keys } = this;
      const update = await this.#fetch(this.turns.length, heardOf(this.#known), who);
      // Who sat here by name alone has no secret that could be refused.
      if (this.#byName && update.table.you == null && !this.busy) this.lost = true;
      this.#byName = !keys.length && update.table.you != null;
      this.#take(update);
      // Whose turn it is decides whose eyes we look through.
      if (keys.length === 0 || this.seat === seat || this.newest?.seat === this.seat) return;
    }
  }

  /** Everything from there on: in parts, if it is very much. */
  async #fetch(since: number, said: number, who: Who): Promise<Update> {
    const ask = (query: { since: number; said?: number; least?: number }): Promise<Update> =>
      get("/api/tables/{id}/update", { ...this.#here, ...who, query: { ...query, language: settings.language } });
    const update = await ask({ since, said });
    while (update.turns.length && update.since + update.turns.length < update.table.seq) {
      const more = await ask({ since: update.since + update.turns.length, least: update.table.seq });
      Object.assign(update, { ...more, since: update.since, turns: [...update.turns, ...more.turns], heard: update.heard, said: update.said });
    }
    return update;
  }

  /** Whether an update tells something that can be used. */
  #take(update: Update): boolean {
    const before = this.#known;
    const known = after(before, update);
    if (known === null) return false;
    if (known === before) return true;
    const fresh = known.turns.slice(before?.turns.length ?? 0);
    if (before && (known.info.seq !== before.info.seq || known.newest?.seat !== before.newest?.seat)) this.#trying.clear();
    if (before?.newest && fresh.length && this.scene?.kind !== "replay") {
      // Steps are told as the same eyes have seen them.
      const same = known.newest?.seat === before.newest.seat && (known.info.status === "over") === (before.info.status === "over");
      this.#telling.tell(same ? shown(before.newest.view, fresh) : [], this.seat);
    }
    const { info } = known;
    if (info.commitment) this.seal = noteSeal(this.id, info.commitment, info.status === "over");
    if (this.seal && info.status !== "open" && info.commitment !== this.seal.hash) this.swapped = true;
    this.#known = known;
    this.#watchSilence(info);
    return known.newest === null || known.newest.seat === this.seat;
  }

  /** While somebody is gone, but not yet for long enough that others may go on without them. */
  #watchSilence(info: TableInfo): void {
    clearTimeout(this.#silence);
    const silent = info.seats.some((seat) => seat.kind === "human" && seat.bot === null && !seat.here && !seat.away);
    if (info.status === "playing" && silent && this.#live) this.#silence = setTimeout(() => void this.look(), SILENCE);
  }

  /** Turns of others after the last one of this seat's holder. */
  #since(turns: TurnInfo[], seat: number | null): TurnInfo[] {
    if (seat === null) return [];
    const last = turns.findLastIndex((turn) => turn.seat === seat && !turn.by);
    return last < 0 ? [] : turns.slice(last + 1);
  }

  /** All words again, in another language. */
  async translate(): Promise<void> {
    this.#live?.tell();
    if (!this.#known || this.#known.info.status === "open") return;
    this.#positions.clear();
    const update = await this.#fetch(0, heardOf(this.#known), this.who);
    const { chat } = this.#known;
    const known = after({ ...this.#known, turns: [] }, update);
    if (known) this.#known = { ...known, chat: known.chat.length ? known.chat : chat };
    const steps = this.steps;
    this.#trying.clear();
    for (const step of steps) await this.choose(step);
  }

  // Telling, and looking back

  /** Skips what is being told. */
  stopTelling = (): void => this.#telling.stop();

  /** Looks at an old position; null goes back to the newest. */
  async replay(at: number | null): Promise<void> {
    this.#telling.stop();
    const call = ++this.#replays;
    // Before the game there is nothing to see.
    if (at === null || this.info?.status === "open") {
      this.#telling.look(null);
      return;
    }
    const last = this.info?.moves ?? 0;
    const number = Math.max(0, Math.min(at, last));
    try {
      const position = await this.positionAt(number);
      if (call !== this.#replays) return;
      const turn = this.turns.findLast((one) => one.first < number);
      const step = turn?.steps[number - turn.first - 1];
      this.#telling.look({ at: number, view: position.view, kind: "replay", words: step?.words ?? [], seat: turn?.seat ?? null });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A position of the table, by number. */
  async positionAt(at: number): Promise<Position> {
    const name = `${at} ${this.seat} ${this.info?.status}`;
    let found = this.#positions.get(name);
    if (!found) {
      found = await get("/api/tables/{id}/position", { ...this.#here, ...this.who, query: { at } });
      this.#positions.set(name, found);
    }
    return found;
  }
}
