/**
 * A lesson as a table: the game's screen shows it like any other, except that nobody else sits here and nothing is
 * saved. The server gets the step and the tokens tried in it, and judges them.
 */
import type { Choice, LessonStep, SeatInfo, TableInfo } from "../../api/server";
import { TableStore } from "../../table/table.svelte";
import { t } from "../../words/words.svelte";

/** Milliseconds that a wrong choice is shown before it is taken back. */
const SEEN = 600;

/** Who judges a step and the tokens tried in it. */
export interface Teacher {
  /** What it is called here. */
  id: string;
  ask: (step: number, tried: string[]) => Promise<LessonStep>;
  /** The progress. */
  keep: (step: number, done: boolean) => void;
}

export class LessonTable extends TableStore {
  /** The step as it is before anything is tried. */
  begun: LessonStep | null = $state.raw(null);
  /** The reply to a wrong choice. */
  reply = $state("");
  /** How many wrong choices there were in this step. */
  astray = $state(0);
  /** The last step is done. */
  over = $state(false);
  /** What the server said, by the tokens tried. */
  #answers: Map<string, LessonStep> = $state.raw(new Map());
  #news = 0;
  /** The step that was asked for last, and how often one was: an answer that comes late is no news. */
  #heading = 0;
  #asked = 0;

  constructor(readonly teacher: Teacher) {
    super(teacher.id);
    this.state = "online";
    this.judge = {
      preview: async (steps) => {
        const { state, preview } = await this.#ask(steps);
        // Nothing follows by itself after a right or wrong choice.
        return state === "going" ? preview : { ...preview, legal: [] };
      },
      reasons: (steps) => Promise.resolve({ blocked: this.#answers.get(steps.join(" "))?.blocked ?? {} }),
    };
    this.choose = async (token: string): Promise<void> => {
      if (this.busy || !this.waits) return;
      await this.#judged(() => this.trying.choose(token));
    };
    this.instead = async (from: number, tokens: readonly string[]): Promise<void> => {
      if (this.busy || !this.waits) return;
      await this.#judged(() => this.trying.instead(from, tokens));
    };
  }

  /** The game it is about; empty before the first answer. */
  get game(): string {
    return this.begun?.lesson.game ?? "";
  }

  /** The step after what was tried. */
  get now(): LessonStep | null {
    return this.#answers.get(this.steps.join(" ")) ?? this.begun;
  }

  /** Something is still to be done. */
  get waits(): boolean {
    return this.now?.state === "task" || this.now?.state === "going";
  }

  get done(): boolean {
    return this.now?.state === "done";
  }

  override get legal(): Choice[] {
    return this.waits ? super.legal : [];
  }

  override get question(): string {
    if (this.over) return t("lesson-done", { n: this.begun?.lesson.number ?? 0 });
    return this.waits ? (this.now?.task ?? "") : t("lesson-read");
  }

  /** After the last step there is nothing to confirm. */
  override get ready(): boolean {
    return !this.over && super.ready;
  }

  override open(): Promise<void> {
    return this.go(0);
  }

  /** Shows a step from its beginning. */
  async go(step: number): Promise<void> {
    const mine = ++this.#asked;
    this.#heading = step;
    const found = await this.teacher.ask(step, []);
    if (mine !== this.#asked) return;
    this.trying.clear();
    this.#answers = new Map([["", found]]);
    this.begun = found;
    this.reply = "";
    this.astray = 0;
    this.over = false;
    this.take({
      table: this.#info(found),
      seat: found.seat,
      since: 0,
      turns: [],
      at: found.at,
      view: found.preview.view,
      legal: found.preview.legal,
      question: "",
      heard: 0,
      said: [],
    });
    this.teacher.keep(step, false);
  }

  /** The next step; after the last one the lesson is done. */
  async next(): Promise<void> {
    const { begun } = this;
    if (!begun || this.busy) return;
    if (begun.step + 1 < begun.lesson.steps) return this.doing(() => this.go(begun.step + 1));
    this.over = true;
    this.teacher.keep(0, true);
  }

  async back(): Promise<void> {
    const { begun } = this;
    if (begun && begun.step > 0 && !this.busy) await this.doing(() => this.go(begun.step - 1));
  }

  override async look(): Promise<void> {
    const { begun } = this;
    if (!begun) return;
    try {
      await this.go(this.#heading);
      this.trouble = null;
    } catch (error) {
      this.#heading = begun.step;
      this.fail(error);
    }
  }

  override translate(): Promise<void> {
    return this.look();
  }

  protected override async commit(last?: string): Promise<void> {
    if (last !== undefined) await this.choose(last);
    else if (this.done) await this.next();
  }

  async #judged(work: () => Promise<void>): Promise<void> {
    this.reply = "";
    const before = this.steps.length;
    await this.doing(work);
    const { now } = this;
    if (now?.state !== "astray") return;
    this.astray += 1;
    this.reply = now.reply || t("lesson-possible", { task: now.task });
    this.busy = true;
    await new Promise((resolve) => setTimeout(resolve, SEEN));
    this.busy = false;
    while (this.steps.length > before) this.trying.back();
  }

  async #ask(steps: string[]): Promise<LessonStep> {
    const found = await this.teacher.ask(this.begun?.step ?? 0, steps);
    this.#answers = new Map([...this.#answers, [steps.join(" "), found]]);
    return found;
  }

  #info({ seat, names, at, lesson }: LessonStep): TableInfo {
    return {
      ...{ id: this.id, game: lesson.game, title: lesson.title, status: "playing", listed: false, rated: false, counted: true },
      ...{ clock: null, options: {}, seq: 0, news: ++this.#news, moves: at, turn: seat, turn_since: null, deadline: null },
      ...{ created: 0, updated: 0, ended: null, scores: null, winners: null, parent: null, parent_at: null, you: seat },
      seats: names.map((name, number) => seatOf(name, number, number === seat)),
    };
  }
}

function seatOf(name: string, seat: number, learner: boolean): SeatInfo {
  return { seat, kind: learner ? "human" : "bot", name, player: null, bot: learner ? null : "normal", here: true, away: false, bank: null };
}
