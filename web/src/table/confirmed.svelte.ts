/**
 * What the server has confirmed of one table, as this browser may see it, and who looks from here.
 *
 * Loading it is one request. After that the socket says what is new; if something was missed, look again.
 */
import { Live, type Connection, type Listener, type Present } from "../api/live";
import { by, Refused, told, type Asker, type News, type Said, type TableInfo, type TurnInfo, type Update } from "../api/server";
import { serverTime } from "../api/time";
import { untilChange } from "../common/presence/absence";
import { keysOf, type Key } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { noteSeal, type Noted } from "../memory/seals";
import { settings } from "../memory/settings.svelte";
import { troubleOf, type Trouble } from "../words/trouble";
import { fetchUpdate, Looking } from "./fetching";
import { after, heardOf, type Known, type Newest } from "./known";
import { forgetWrong, isWrong } from "./lost";

/** Milliseconds that a timer can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What every request about this table says: which one, and who is asking. */
export type Here = { params: { path: { id: string } }; headers: Record<string, string> };

export abstract class Confirmed implements Listener {
  /** What the server has said. */
  #known: Known | null = $state.raw(null);
  keys: Key[] = $state.raw([]);
  state: Connection = $state("connecting");
  #busy = $state(false);
  #waiting: (() => void)[] = [];
  /** The last thing that went wrong: an error of the server's, `unreachable`, or empty. */
  trouble: Trouble | null = $state.raw(null);
  /** The fingerprint of the deal as this browser first saw it. */
  seal: Noted | null = $state.raw(null);
  /** The server has shown a different fingerprint of the deal than at first: once is enough. */
  swapped = $state(false);
  /** A seat that was held here is no longer ours. */
  lost = $state(false);

  #live: Live | null = null;
  #looking = new Looking(() => this.#look());
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Sits here only by name, without a seat secret. */
  #byName = false;

  constructor(readonly id: string) {
    this.keys = keysOf(id);
  }

  /** Something else is known now; called before anything is shown. */
  protected abstract learn(before: Known, now: Known): void;
  /** The tried steps are no longer of use. */
  protected abstract forget(): void;

  /** Loads the table and listens to it, until `close`. */
  async open(): Promise<void> {
    await this.#load();
    this.#live = new Live(this.id, this);
    if (this.info) this.#watchSilence(this.info);
  }

  close(): void {
    this.#live?.close();
    clearTimeout(this.#silence);
  }

  /** After seats were taken or given up. */
  readKeys(): void {
    const before = JSON.stringify(this.keys);
    this.keys = keysOf(this.id);
    if (JSON.stringify(this.keys) !== before) this.#live?.tell();
  }

  // What is known

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

  /** Messages of the chat that are known. */
  protected get heardSoFar(): number {
    return heardOf(this.#known);
  }

  // Who looks

  /**
   * The seat that this browser acts for: the one whose turn it is if it is held here, or else the first that still
   * chooses at the same time as others, or else the first held.
   */
  get seat(): number | null {
    return this.#seatAt(this.info);
  }

  #seatAt(info: TableInfo | null): number | null {
    const turn = info?.turn ?? null;
    if (this.keys.some((key) => key.seat === turn)) return turn;
    const choosing = this.keys.find((key) => {
      const one = info?.seats.find((seat) => seat.seat === key.seat);
      return one?.asked && one.bot === null && (!one.chosen || this.again.has(one.seat));
    });
    return choosing?.seat ?? this.keys[0]?.seat ?? this.info?.you ?? null;
  }

  get secret(): string | null {
    return this.keys.find((key) => key.seat === this.seat)?.secret ?? null;
  }

  /** Who is asking: the seat by its secret, or else the named player, who may sit here from another device. */
  get who(): Asker {
    return { secret: this.secret, player: this.secret ? null : me.secret };
  }

  /** The same, with all other seats that are played from here: the next turn may be one of theirs. */
  protected get allHere(): Asker {
    return { ...this.who, others: this.keys.map((key) => key.secret).filter((secret) => secret !== this.secret) };
  }

  /** There is something to choose: it is this seat's turn, or all choose at the same time. */
  get myTurn(): boolean {
    if (this.info?.status !== "playing" || this.info.turn === null || this.bot) return false;
    return this.info.turn === this.seat || (this.ahead && (!this.hasChosen || this.again.has(this.seat!)));
  }

  /** All choose at the same time, and it is not this seat's turn yet. */
  get ahead(): boolean {
    return this.info?.seats.find((one) => one.seat === this.seat)?.asked ?? false;
  }

  /** This seat's choice is kept until its turn comes. */
  get hasChosen(): boolean {
    return this.info?.seats.find((one) => one.seat === this.seat)?.chosen ?? false;
  }

  /** Seats that want to change their choice. */
  again: ReadonlySet<number> = $state.raw(new Set());

  /** A bot plays for this seat. */
  get bot(): boolean {
    return this.info?.seats.find((one) => one.seat === this.seat)?.bot != null;
  }

  // Doing

  /** A request of this person is under way. */
  get busy(): boolean {
    return this.#busy;
  }

  set busy(now: boolean) {
    this.#busy = now;
    if (!now) for (const go of this.#waiting.splice(0)) go();
  }

  /** Comes as soon as no request of this person is under way. */
  idle(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Something this person asked for: one at a time, and errors are shown. */
  protected async doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.fail(error);
      // Somebody was faster, or the table has changed: the tried steps are no longer of use.
      if (error instanceof Refused && (error.status === 409 || error.status === 422)) {
        this.forget();
        await this.look();
      }
    } finally {
      this.busy = false;
    }
  }

  protected fail(error: unknown): void {
    this.trouble = troubleOf(error);
  }

  /** Anything besides a turn: chat, handing over, leaving, ... Returns null if it went wrong, and says why. */
  async act<T>(ask: (here: Here) => Parameters<typeof told<T>>[0], secret: string | null = this.secret): Promise<T | null> {
    let answer: T | null = null;
    await this.doing(async () => {
      answer = await told(ask({ params: { path: { id: this.id } }, ...by({ ...this.who, secret }) }));
      this.readKeys();
      await this.look();
    });
    return answer;
  }

  // News

  heard(news: News | null): void {
    // What is told to others, while the server does not yet know who listens, is not for this viewer.
    if (news?.update && news.update.seat === this.#seatAt(news.update.table) && this.take(news.update)) return;
    if (news === null || news.seq !== this.info?.seq || news.news !== this.info.news) void this.look();
  }

  present(): Present {
    return { seats: this.keys.map((key) => key.secret), player: me.secret, language: settings.language };
  }

  connection(state: Connection): void {
    this.state = state;
  }

  /** Fetches what is new. */
  look(): Promise<void> {
    return this.#looking.again();
  }

  async #look(): Promise<void> {
    try {
      await this.#load();
      if (this.trouble?.word === "unreachable") this.trouble = null;
    } catch (error) {
      if (isWrong(error) && (await this.#giveUp())) return this.#look();
      this.fail(error);
    }
  }

  /** A secret no longer belongs to a seat: continues without it. Returns whether that changes anything. */
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
      const { seat, keys } = this;
      const update = await fetchUpdate(this.id, this.turns.length, this.heardSoFar, this.allHere);
      // Somebody who sat here only by name has no secret that could be refused.
      if (this.#byName && update.table.you == null && !this.busy) this.lost = true;
      this.#byName = !keys.length && update.table.you != null;
      this.take(update);
      // Whose turn it is decides whose viewpoint we use. The server does so by itself, if it knows all seats here.
      if (keys.length === 0 || this.seat === seat || this.newest?.seat === this.seat) return;
    }
  }

  /** Whether an update contains anything usable. */
  protected take(update: Update): boolean {
    const before = this.#known;
    const known = after(before, update);
    if (known === null) return false;
    if (known === before) return true;
    if (before) this.learn(before, known);
    const { info } = known;
    if (info.commitment) this.seal = noteSeal(this.id, info.commitment, info.status === "over");
    if (this.seal && info.status !== "open" && info.commitment !== this.seal.hash) this.swapped = true;
    this.#known = known;
    this.#watchSilence(info);
    return known.newest === null || known.newest.seat === this.seat;
  }

  /** While somebody is gone, but not yet long enough for others to continue without them. */
  #watchSilence(info: TableInfo): void {
    clearTimeout(this.#silence);
    const wait = untilChange(info, serverTime());
    if (wait !== null && wait <= LONGEST_WAIT && this.#live) this.#silence = setTimeout(() => void this.look(), wait);
  }

  /** All words again, in another language. */
  async translate(): Promise<void> {
    this.#live?.tell();
    if (!this.#known || this.#known.info.status === "open") return;
    const update = await fetchUpdate(this.id, 0, this.heardSoFar, this.allHere);
    const { chat } = this.#known;
    const known = after({ ...this.#known, turns: [] }, update);
    if (known) this.#known = { ...known, chat: known.chat.length ? known.chat : chat };
  }
}
