/**
 * One table as it is shown: what the server has confirmed, a tentative turn, and what is shown while others' turns are
 * replayed or an old position is viewed.
 */
import { by, server, told, type Choice, type Position, type Preview, type Step, type TurnInfo } from "../api/server";
import { settings } from "../memory/settings.svelte";
import { choosesOn } from "./ahead";
import { Confirmed } from "./confirmed.svelte";
import type { Game } from "./game";
import { shown, type Known, type Shown, type View } from "./known";
import { sinceOwn } from "./looking/since";
import { lastSteps } from "./staging/ending";
import { PLAIN, type Staging } from "./staging/staging";
import { Telling, type Scene } from "./staging/telling.svelte";
import { Trying, type Judge } from "./trying.svelte";

export type { Scene } from "./staging/telling.svelte";

/** Says whether a turn may be sent: its number, its steps, and the last of them if that only ends it. */
type MayGo = (seq: number, steps: readonly string[], last: string | undefined) => Promise<boolean>;

export class TableStore extends Confirmed {
  /** Turns that were made since this person last confirmed one, when the page was opened. */
  missed: TurnInfo[] = $state.raw([]);

  /** A question with one answer is not asked, but answered and shown, if a game wants that. */
  #alone = false;
  /** It is over, and its last turns are about to be shown. */
  ending = $state(false);

  /** What can be seen of steps, and which begin a chapter. */
  staging: Staging = PLAIN;
  begins: (step: Step) => boolean = () => false;

  #telling = new Telling({
    // Where a bot plays for somebody, the bar asks something else.
    stops: (step) => !this.bot && this.staging.stops(step),
    begins: (step) => this.begins(step),
  });
  protected readonly trying: Trying;
  /** Who says what steps lead to; null: the server, of this table. */
  protected judge: Judge | null = null;
  #positions = new Map<string, Position>();
  #replays = 0;

  constructor(id: string) {
    super(id);
    this.trying = new Trying(
      id,
      () => this.newest,
      () => this.who,
      () => this.#alone,
      () => this.judge,
    );
  }

  /** What the game says about its turns. */
  play(game: Pick<Game, "answersAlone" | "staging" | "chapter">): void {
    this.#alone = game.answersAlone ?? false;
    this.staging = game.staging ?? PLAIN;
    this.begins = (step) => step.entries.some((entry) => game.chapter(entry) !== null);
  }

  override async open(): Promise<void> {
    await super.open();
    this.missed = sinceOwn(this.turns, this.seat);
    void this.#readSealed();
    if (this.myTurn) void this.doing(() => this.trying.restore());
  }

  override close(): void {
    super.close();
    this.#telling.stop();
  }

  protected override learn(before: Known, now: Known): void {
    const fresh = now.turns.slice(before.turns.length);
    const same = now.newest?.seat === before.newest?.seat;
    if (!same || (fresh.length && !choosesOn(before.info, now.info, fresh, this.seat))) this.trying.clear();
    if (!same) this.sealed = null;
    this.again = new Set([...this.again].filter((seat) => !fresh.some((turn) => turn.seat === seat)));
    queueMicrotask(() => void this.#readSealed());
    if (!before.newest || !fresh.length || this.scene?.kind === "replay") return;
    if (now.info.status === "over" && before.info.status !== "over" && settings.speed !== "off") {
      this.ending = true;
      // Once it is known that it is over: then everything may be seen.
      queueMicrotask(() => void this.#tellEnd(fresh));
      return;
    }
    // Steps are shown as the same viewer has seen them.
    const alike = same && (now.info.status === "over") === (before.info.status === "over");
    const steps = alike ? shown(before.newest.view, fresh) : [];
    // Nobody is looking: on coming back there is the list of what has happened.
    const unseen = globalThis.document?.hidden && steps.length > 0 && settings.speed !== "off";
    this.#telling.tell(unseen ? [] : steps, this.seat);
    if (unseen) this.missed = sinceOwn(now.turns, this.seat);
  }

  /** Shows the last turns: from another viewpoint than those before, since everything is open now. */
  async #tellEnd(turns: readonly TurnInfo[]): Promise<void> {
    try {
      const told = await lastSteps(turns, (at) => this.positionAt(at));
      if (this.scene?.kind !== "replay") this.#telling.tell(told, this.seat);
    } catch (error) {
      this.fail(error);
    } finally {
      this.ending = false;
    }
  }

  /** The steps that this seat has chosen before its turn, as far as they are known; null if it has not. */
  sealed: readonly string[] | null = $state.raw(null);

  async #readSealed(): Promise<void> {
    if (!this.ahead || !this.hasChosen) {
      this.sealed = null;
      return;
    }
    if (this.sealed) return;
    try {
      const kept = await told(server.GET("/api/tables/{id}/sealed", { params: { path: { id: this.id } }, ...by(this.who) }));
      if (this.ahead && this.hasChosen) this.sealed = kept.steps;
    } catch {
      // It is kept anyway: only its contents cannot be shown.
    }
  }

  /** Changes the choice that is kept until the turn comes: for all seats here, one after the other. */
  chooseAgain = (): void => {
    if (!this.ahead || !this.hasChosen) return;
    const here = this.info!.seats.filter(({ seat, chosen }) => chosen && (seat === this.seat || this.keys.some((key) => key.seat === seat)));
    this.again = new Set(here.map(({ seat }) => seat));
    if (this.newest?.seat !== this.seat) void this.look();
  };

  protected override forget(): void {
    this.trying.clear();
  }

  // What is shown

  get scene(): Scene | null {
    return this.#telling.scene;
  }

  /** The steps that were told since this person last did something. */
  get told(): readonly Shown[] {
    return this.#telling.told;
  }

  /** What the tried steps lead to. */
  get preview(): Preview | null {
    return this.trying.preview;
  }

  /** The view before a step of the tried turn. */
  viewBefore(step: number): View | null {
    return (step ? this.trying.tried[step - 1]?.view : this.newest?.view) ?? null;
  }

  get steps(): string[] {
    return this.trying.steps;
  }

  /** What was offered before a step of the tried turn. */
  legalBefore(step: number): Choice[] {
    return this.trying.legalBefore(step);
  }

  /** The steps as they were offered, with one that the server has not answered yet. */
  get chosen(): Choice[] {
    return this.trying.chosen;
  }

  /** A step that was just chosen: what is certain about it is shown at once, until the server has answered. */
  get pending(): Choice | null {
    return this.trying.pending;
  }

  get at(): number {
    return this.scene?.at ?? this.newest?.at ?? 0;
  }

  get view(): View | null {
    return this.scene?.view ?? this.preview?.view ?? this.newest?.view ?? null;
  }

  /** Places of the view, as dotted paths, that only confirming reveals: they are shown as before. */
  get unknown(): ReadonlySet<string> {
    return this.scene === null ? this.trying.unknown : new Set();
  }

  /** What may be chosen now; nothing while something else is shown. */
  get legal(): Choice[] {
    return this.scene !== null || !this.myTurn ? [] : this.trying.legal;
  }

  /** What has to be decided, in words. */
  get question(): string {
    if (this.scene !== null || !this.myTurn) return "";
    return (this.preview ?? this.newest)?.question ?? "";
  }

  /** Why plausible things are not possible, by place, as far as it was asked. */
  get blocked(): Record<string, string> {
    return this.scene !== null || !this.myTurn ? {} : this.trying.blocked;
  }

  /** Why nothing was possible with what was chosen last, by place. */
  get whyPassed(): Record<string, string> {
    return this.trying.whyPassed;
  }

  /** Asks why things are not possible now, if that is not known. */
  askWhy = async (): Promise<void> => {
    if (this.scene === null && this.myTurn) await this.trying.ask();
  };

  /** What the tried steps change for this seat. */
  get changes(): Record<string, number> {
    return this.scene === null ? (this.preview?.changes ?? {}) : {};
  }

  /** The same with a step that the server has not answered yet. */
  get expected(): Record<string, number> {
    return this.scene === null ? this.trying.expected : {};
  }

  /** Whether the turn can be confirmed as it is: it is complete, or needs only its `end`. */
  get ready(): boolean {
    return this.legal.some((choice) => choice.token === "end") || (this.preview?.complete ?? false);
  }

  // A turn

  choose = async (token: string): Promise<void> => {
    if (this.busy || !this.newest || !this.myTurn) return;
    this.stopTelling();
    this.#telling.forget();
    if (!settings.confirm && this.trying.completes(token)) await this.commit(token);
    else await this.doing(() => this.trying.choose(token));
  };

  /** Takes back all steps from there on, and tries others instead. */
  instead = async (from: number, tokens: readonly string[]): Promise<void> => {
    if (this.busy || !this.myTurn) return;
    await this.doing(() => this.trying.instead(from, tokens));
  };

  /** Takes back the last step; the server need not be asked, it was only tried. */
  undo = (): void => {
    if (this.busy) return;
    this.trying.back();
    this.trouble = null;
  };

  startOver = (): void => {
    if (this.busy) return;
    this.trying.clear();
    this.trouble = null;
  };

  /** Ends the turn and sends it; if ending it asks one more question, that is shown instead. */
  confirm = async (): Promise<void> => {
    if (this.busy || !this.ready) return;
    if (this.preview?.complete) await this.commit();
    else if (this.trying.completes("end")) await this.commit("end");
    else await this.choose("end");
  };

  /** Whether a turn may be sent; without it every turn may. The coach has its say here. */
  judges: MayGo | null = null;

  /** Sends the turn without asking anybody. */
  goThrough = async (last?: string): Promise<void> => {
    const { judges } = this;
    this.judges = null;
    try {
      await this.commit(last);
    } finally {
      this.judges = judges;
    }
  };

  async #mayGo(judge: MayGo, ...turn: Parameters<MayGo>): Promise<boolean> {
    this.busy = true;
    try {
      return await judge(...turn);
    } finally {
      this.busy = false;
    }
  }

  /** Sends the tried steps, and one more that completes them. */
  protected async commit(last?: string): Promise<void> {
    const { newest } = this;
    if (!newest) return;
    const body = { seq: newest.seq, steps: last === undefined ? this.steps : [...this.steps, last] };
    if (this.judges && !(await this.#mayGo(this.judges, body.seq, body.steps, last))) return;
    await this.doing(async () => {
      const query = { language: settings.language, said: this.heardSoFar };
      const params = { path: { id: this.id }, query };
      const done = await this.trying.expecting(last, told(server.POST("/api/tables/{id}/commit", { body, params, ...by(this.allHere) })));
      this.missed = [];
      if (done.sealed) {
        this.trying.clear();
        this.sealed = body.steps;
        this.again = new Set([...this.again].filter((seat) => seat !== newest.seat));
      }
      if (!done.update || !this.take(done.update)) await this.look();
    });
  }

  /** Takes the seat back, and shows what has happened meanwhile. */
  async takeBack(seat = this.seat): Promise<void> {
    const secret = this.keys.find((key) => key.seat === seat)?.secret ?? this.secret;
    const back = await this.act((here) => server.POST("/api/tables/{id}/take-back", here), secret);
    if (back === null) return;
    this.#telling.stop();
    this.missed = sinceOwn(this.turns, seat);
  }

  override async translate(): Promise<void> {
    this.#positions.clear();
    await super.translate();
    const { steps } = this;
    this.trying.clear();
    for (const step of steps) await this.choose(step);
  }

  // Telling, and looking back

  /** Skips everything being shown; or the turn, and the second time, or in one's own turn, everything. */
  stopTelling = (): void => this.#telling.stop();
  skip = (): void => this.#telling.skip(this.myTurn);
  /** Moves on after something that was read at leisure. */
  goOn = (): void => this.#telling.goOn();

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
      this.fail(error);
    }
  }

  /** A position of the table, by number. */
  async positionAt(at: number): Promise<Position> {
    const name = `${at} ${this.seat} ${this.info?.status}`;
    let found = this.#positions.get(name);
    if (!found) {
      found = await told(server.GET("/api/tables/{id}/position", { params: { path: { id: this.id }, query: { at } }, ...by(this.who) }));
      this.#positions.set(name, found);
    }
    return found;
  }
}
