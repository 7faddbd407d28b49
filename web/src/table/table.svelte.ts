/**
 * One table as this browser sees it: what the server has confirmed, a turn that is only tried, and what is shown while
 * others' turns are told or an old position is looked at.
 *
 * The server is the only judge: every step is sent to `preview`, which answers with the position and what may follow.
 */
import { Live, type Connection, type Listener, type Present } from "../api/live";
import {
  get,
  post,
  Refused,
  Unreachable,
  type Choice,
  type Committed,
  type Position,
  type Preview,
  type Said,
  type ChatLog,
  type TableInfo,
  type TurnInfo,
  type TurnList,
} from "../api/server";
import { keysOf, type Key } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { noteSeal, type Noted } from "../memory/seals";
import { settings } from "../memory/settings.svelte";
import { forgetWrong, isWrong } from "./lost";

/** Milliseconds that each step of somebody else is shown. */
const PACE = { off: 0, fast: 350, normal: 1000 } as const;
/** Steps that show little by themselves, and how much of that time they get. */
const QUICK = /^(pick|end|skip|done)/;
const SHORT = 0.4;
/** Turns that are told one by one; of more, only the last are. */
const MOST_TOLD = 8;
const PAGE = 50;
/** Milliseconds after which a seat that nobody is connected to is looked at again: nobody announces a silence. */
const SILENCE = 20_000;

/** What is shown instead of the newest position. */
export interface Scene {
  /** The number of the position. */
  at: number;
  view: Position["view"];
  /** Why: others' turns are being told, or somebody looks back. */
  kind: "telling" | "replay";
  /** What has just happened there. */
  words: string[];
  seat: number | null;
}

export class TableStore implements Listener {
  info: TableInfo | null = $state.raw(null);
  /** The newest position, as the seat in action sees it. */
  newest: Position | null = $state.raw(null);
  turns: TurnInfo[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  keys: Key[] = $state.raw([]);
  /** The turn that is being tried: what each of its steps leads to. */
  tried: Preview[] = $state.raw([]);
  scene: Scene | null = $state.raw(null);
  state: Connection = $state("connecting");
  /** A request of this person is under way. */
  busy = $state(false);
  /** The last thing that went wrong: an error of the server's, `unreachable`, or empty. */
  trouble: { word: string; detail: string } | null = $state.raw(null);
  /** Turns that were made since this person last confirmed one, when the page was opened. */
  missed: TurnInfo[] = $state.raw([]);
  /** The fingerprint of the deal as this browser first saw it. */
  seal: Noted | null = $state.raw(null);
  /** A seat that was held here is not ours any more. */
  lost = $state(false);

  #live: Live | null = null;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  /** The number of the present telling, or of its end. */
  #telling = 0;
  #teller: number | null = null;
  #untold: TurnInfo[] = [];
  #positions = new Map<string, Position>();
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Sits here by name alone, without a secret of a seat. */
  #byName = false;

  constructor(readonly id: string) {
    this.keys = keysOf(id);
  }

  /** Loads the table and listens to it, until `close`. */
  async open(): Promise<void> {
    await this.#load(true);
    this.#live = new Live(this.id, this);
  }

  close(): void {
    this.#live?.close();
    clearTimeout(this.#silence);
    this.#telling++;
  }

  /** After seats were taken or given up. */
  readKeys(): void {
    const before = JSON.stringify(this.keys);
    this.keys = keysOf(this.id);
    if (JSON.stringify(this.keys) !== before) this.#live?.tell();
  }

  // What is shown

  /** The seat that this browser acts for: whose turn it is if it is held here, else the first held. */
  get seat(): number | null {
    const turn = this.info?.turn ?? null;
    if (this.keys.some((key) => key.seat === turn)) return turn;
    return this.keys[0]?.seat ?? this.info?.you ?? null;
  }

  get secret(): string | null {
    return this.keys.find((key) => key.seat === this.seat)?.secret ?? null;
  }

  /** Who asks: the seat by its secret, or else the named player, who may sit here from another device. */
  get who(): { secret: string | null; player: string | null } {
    return { secret: this.secret, player: this.secret ? null : me.secret };
  }

  /** The server shows another fingerprint of the deal than at first. */
  get swapped(): boolean {
    const { seal, info } = this;
    return seal !== null && info !== null && info.status !== "open" && info.commitment !== seal.hash;
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
    return this.tried.at(-1) ?? null;
  }

  /** The view before a step of the tried turn. */
  viewBefore(step: number): Position["view"] | null {
    return (step ? this.tried[step - 1]?.view : this.newest?.view) ?? null;
  }

  get steps(): string[] {
    return this.preview?.steps ?? [];
  }

  get at(): number {
    return this.scene?.at ?? this.newest?.at ?? 0;
  }

  get view(): Position["view"] | null {
    return this.scene?.view ?? this.preview?.view ?? this.newest?.view ?? null;
  }

  /** What may be chosen now; nothing while something else is shown. */
  get legal(): Choice[] {
    if (this.scene !== null || !this.myTurn) return [];
    return this.preview?.legal ?? this.newest?.legal ?? [];
  }

  /** What has to be decided, in words. */
  get question(): string {
    if (this.scene !== null || !this.myTurn) return "";
    return (this.preview ?? this.newest)?.question ?? "";
  }

  /** Why what one could think of is not possible, by place. */
  get blocked(): Record<string, string> {
    if (this.scene !== null || !this.myTurn) return {};
    return (this.preview ?? this.newest)?.blocked ?? {};
  }

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
    const steps = [...this.steps, token];
    const seq = this.newest.seq;
    await this.#doing(async () => {
      const preview = await post<Preview>(`/tables/${this.id}/preview`, { seq, steps }, this.#asking());
      this.tried = [...this.tried, preview];
    });
    if (!settings.confirm && this.preview?.complete) await this.#commit();
  };

  /** Takes back the last step; the server need not be asked, it was only tried. */
  undo = (): void => {
    if (this.busy) return;
    this.tried = this.tried.slice(0, -1);
    this.trouble = null;
  };

  startOver = (): void => {
    if (this.busy) return;
    this.tried = [];
    this.trouble = null;
  };

  /** Ends the turn and sends it; if ending it asks one more question, that is shown instead. */
  confirm = async (): Promise<void> => {
    if (this.busy || !this.ready) return;
    if (!this.preview?.complete) await this.choose("end");
    if (this.preview?.complete) await this.#commit();
  };

  async #commit(): Promise<void> {
    const { newest, preview } = this;
    if (!newest || !preview) return;
    await this.#doing(async () => {
      await post<Committed>(`/tables/${this.id}/commit`, { seq: newest.seq, steps: preview.steps }, this.#asking());
      this.missed = [];
      await this.look();
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
        this.tried = [];
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
  async act<T>(what: string, body: unknown = {}, secret: string | null = this.secret): Promise<T | null> {
    let answer: T | null = null;
    await this.#doing(async () => {
      answer = await post<T>(`/tables/${this.id}/${what}`, body, { ...this.who, secret });
      this.readKeys();
      await this.look();
    });
    return answer;
  }

  // News

  heard(seq: number | null, news: number | null): void {
    if (seq === null || seq !== this.info?.seq || news !== this.info.news) void this.look();
  }

  present(): Present {
    return { seats: this.keys.map((key) => key.secret), player: me.secret };
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

  async #load(first = false): Promise<void> {
    const before = this.info;
    const byName = !this.keys.length;
    const info = await get<TableInfo>(`/tables/${this.id}`, this.#asking());
    // Whose turn it is decides whose eyes we look through.
    const seat = this.keys.find((key) => key.seat === info.turn)?.seat ?? this.keys[0]?.seat ?? info.you ?? null;
    const secret = this.keys.find((key) => key.seat === seat)?.secret ?? null;
    const who = { secret, player: secret ? null : me.secret };
    const chat = get<ChatLog>(`/tables/${this.id}/chat`, { query: { since: this.#heard } });
    if (info.status !== "open" && (info.seq !== this.newest?.seq || seat !== this.newest.seat)) {
      const known = before === null ? 0 : this.turns.length;
      const asking = { ...who, query: { language: settings.language, least: info.seq } };
      const [newest, turns] = await Promise.all([
        get<Position>(`/tables/${this.id}/position`, asking),
        this.#turnsSince(known, who),
      ]);
      this.turns = [...this.turns.slice(0, known), ...turns];
      this.tried = [];
      if (first) this.missed = this.#since(turns, seat);
      else if (this.scene?.kind !== "replay") this.#tell(turns);
      this.newest = newest;
    }
    // Who sat here by name alone has no secret that could be refused.
    if (this.#byName && info.you == null && !this.busy) this.lost = true;
    this.#byName = byName && info.you != null;
    if (info.commitment) this.seal = noteSeal(this.id, info.commitment, info.status === "over");
    this.info = info;
    this.#watchSilence(info);
    const { said } = await chat;
    const fresh = said.filter((one) => one.number >= this.#heard);
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** The number of the first chat message that is not known. */
  get #heard(): number {
    return (this.chat.at(-1)?.number ?? -1) + 1;
  }

  async #turnsSince(since: number, who: TableStore["who"]): Promise<TurnInfo[]> {
    const found: TurnInfo[] = [];
    for (;;) {
      const page = await get<TurnList>(`/tables/${this.id}/turns`, {
        ...who,
        query: { since: since + found.length, limit: PAGE, language: settings.language },
      });
      found.push(...page.turns);
      if (page.turns.length < PAGE) return found;
    }
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
    if (!this.info || this.info.status === "open") return;
    this.#positions.clear();
    this.turns = await this.#turnsSince(0, this.who);
    this.newest = await get<Position>(`/tables/${this.id}/position`, this.#asking());
    const steps = this.steps;
    this.tried = [];
    for (const step of steps) await this.choose(step);
  }

  // Telling, and looking back

  /** Shows turns that were made, step by step, after those that are still being shown. */
  #tell(turns: TurnInfo[]): void {
    const { view } = this;
    if (!PACE[settings.speed] || !turns.length || !view) {
      this.stopTelling();
      return;
    }
    this.#untold = [...this.#untold, ...turns].slice(-MOST_TOLD);
    if (this.#teller !== null && this.#teller === this.#telling) return;
    // What is shown stays until the first step is here: the newest position must not be seen in between.
    this.scene = { at: this.at, view, kind: "telling", words: [], seat: turns[0]!.seat };
    void this.#tellAll(++this.#telling);
  }

  async #tellAll(call: number): Promise<void> {
    this.#teller = call;
    for (let turn = this.#untold.shift(); turn; turn = this.#untold.shift()) {
      // Of the own turn only its last step is news: it may have turned the calendar.
      const own = turn.seat === this.seat && !turn.by;
      for (const [i, step] of turn.steps.entries()) {
        if (own && i < turn.steps.length - 1) continue;
        const position = await this.positionAt(turn.first + i + 1).catch(() => null);
        if (call !== this.#telling) return;
        if (!position) return this.stopTelling();
        this.scene = { at: position.at, view: position.view, kind: "telling", words: step.words, seat: turn.seat };
        const share = QUICK.test(step.token ?? "") && step.entries.length < 2 ? SHORT : 1;
        await new Promise((done) => setTimeout(done, share * PACE[settings.speed]));
        if (call !== this.#telling) return;
      }
    }
    this.#end(call);
  }

  #end(call: number): void {
    this.#teller = null;
    if (call === this.#telling && this.scene?.kind === "telling") this.scene = null;
  }

  /** Skips what is being told. */
  stopTelling = (): void => {
    this.#telling++;
    this.#untold = [];
    if (this.scene?.kind === "telling") this.scene = null;
  };

  /** Looks at an old position; null goes back to the newest. */
  async replay(at: number | null): Promise<void> {
    this.#telling++;
    this.#untold = [];
    // Before the game there is nothing to see.
    if (at === null || this.info?.status === "open") {
      this.scene = null;
      return;
    }
    const last = this.info?.moves ?? 0;
    const number = Math.max(0, Math.min(at, last));
    const call = this.#telling;
    try {
      const position = await this.positionAt(number);
      if (call !== this.#telling) return;
      const turn = this.turns.findLast((one) => one.first < number);
      const step = turn?.steps[number - turn.first - 1];
      this.scene = { at: number, view: position.view, kind: "replay", words: step?.words ?? [], seat: turn?.seat ?? null };
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A position of the table, by number. */
  async positionAt(at: number): Promise<Position> {
    const name = `${at} ${this.seat} ${this.info?.status}`;
    let found = this.#positions.get(name);
    if (!found) {
      found = await get<Position>(`/tables/${this.id}/position`, { ...this.who, query: { at } });
      this.#positions.set(name, found);
    }
    return found;
  }

  #asking(): TableStore["who"] & { query: { language: string } } {
    return { ...this.who, query: { language: settings.language } };
  }
}
