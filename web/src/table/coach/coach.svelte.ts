/**
 * The coach at a table: asks the server whether a turn loses a lot before it is confirmed, and what is new. The server
 * decides when it speaks; what it has said is remembered here.
 */
import { by, server, told, type CoachAdvice } from "../../api/server";
import { explained, keepExplained, keepSaid, saidAt, type Often, type Said } from "../../memory/coach";
import { change, settings } from "../../memory/settings.svelte";
import { t } from "../../words/words.svelte";
import type { Stage } from "../stage.svelte";

/** After playing on anyway this often in a row, people are asked whether it should be quieter. */
const ANYWAY = 3;
const HELLO = "hello";

export interface Note {
  key: string;
  title: string;
  text: string;
}

export class Coach {
  constructor(readonly stage: Stage) {}

  /** What is being explained: it disappears by itself. */
  note: Note | null = $state.raw(null);
  /** What it says about the turn waiting to be confirmed. */
  advice: CoachAdvice | null = $state.raw(null);
  /** The better turn is on the board. */
  showing = $state(false);
  /** It asks whether it should be quieter. */
  asks = $state(false);
  /** The last step of the waiting turn, if it was not tried. */
  #last: string | undefined;
  #said: { of: string; said: Said } | null = $state.raw(null);
  #asked = "";

  get here(): boolean {
    return (this.stage.table.info?.coach ?? false) && this.stage.me !== null;
  }

  /** Whether it is on the screen. */
  get speaks(): boolean {
    return this.advice !== null || this.asks || this.note !== null;
  }

  get said(): Said {
    const of = `${this.stage.table.id} ${this.stage.me}`;
    if (this.#said?.of === of) return this.#said.said;
    return saidAt(this.stage.table.id, this.stage.me ?? 0);
  }

  #keep(more: Partial<Said>): void {
    const said = { ...this.said, ...more };
    this.#said = { of: `${this.stage.table.id} ${this.stage.me}`, said };
    keepSaid(this.stage.table.id, this.stage.me ?? 0, said);
  }

  get often(): Often {
    return this.said.often ?? settings.coach;
  }

  get #off(): boolean {
    return this.often === "off";
  }

  /** For this table, and for those to come. */
  choose = (often: Often): void => {
    change({ coach: often });
    this.#keep({ often });
    if (often === "off") this.#silent();
  };

  /** Only for this table. */
  quiet = (): void => {
    this.#keep({ often: "off" });
    this.#silent();
  };

  lessOften = (): void => {
    this.#keep({ often: "seldom" });
    this.asks = false;
  };

  goOn = (): void => {
    this.asks = false;
  };

  #silent(): void {
    this.note = null;
    this.asks = false;
    if (this.advice) this.playIt();
  }

  // What is new

  /** Checks what comes up at the decision shown. */
  look = async (): Promise<void> => {
    const { table } = this.stage;
    const { newest, steps } = table;
    if (!this.here || this.#off || !newest || !table.myTurn || table.ahead || table.scene !== null) return;
    const about = JSON.stringify([newest.seq, settings.language, ...steps]);
    if (about === this.#asked) return;
    this.#asked = about;
    if (!this.said.greeted) {
      this.#keep({ greeted: true });
      this.note = { key: HELLO, title: t("coach-hello"), text: t("coach-hello-text") };
      return;
    }
    const game = table.info!.game;
    try {
      const body = { seq: newest.seq, steps, known: explained(game) };
      const { first } = await told(server.POST("/api/tables/{id}/coach/new", { body, ...this.#spoken() }));
      if (!first || about !== this.#asked || this.#off) return;
      keepExplained(game, first.key);
      this.note = first;
    } catch {
      // Nobody misses what was not said.
    }
  };

  /** After the greeting comes what is new at the same decision. */
  read = (): void => {
    const greeted = this.note?.key === HELLO;
    this.note = null;
    if (!greeted) return;
    this.#asked = "";
    void this.look();
  };

  // A turn

  /** Whether a turn goes through; if not, there is something to say about it. */
  judge = async (seq: number, steps: readonly string[], last: string | undefined): Promise<boolean> => {
    this.note = null;
    const { table } = this.stage;
    const { said, often } = this;
    if (!this.here || often === "off" || table.ahead || said.spoke.some((one) => one.seq === seq)) return true;
    try {
      const body = { seq, steps: [...steps], seldom: often === "seldom", spoke: said.spoke, warned: said.warned };
      // The server answers in time, with or without a comment; if it does not answer at all, the turn goes through.
      const { day, advice } = await told(server.POST("/api/tables/{id}/coach", { body, ...this.#spoken() }));
      if (!advice) return true;
      const { better, points, text } = advice;
      this.#keep({
        spoke: [...said.spoke, { seq, day }],
        warned: advice.warning ? [...said.warned, advice.warning] : said.warned,
        saw: better ? [...said.saw, { seq, day, name: better.name, text, points }] : said.saw,
      });
      this.#last = last;
      this.showing = false;
      this.advice = advice;
      return false;
    } catch {
      // Late, busy, or too much: the turn goes through.
      return true;
    }
  };

  /** The better turn on the board, in place of the one that was tried. */
  show = (): void => {
    if (!this.advice?.better) return;
    this.stage.table.startOver();
    this.stage.plan = this.advice.better;
    this.showing = true;
  };

  takeBack = (): void => {
    this.#keep({ anyway: 0 });
    this.#close();
    this.stage.table.startOver();
  };

  /** The turn that the coach has shown. */
  playThis = async (): Promise<void> => {
    const steps = this.advice?.better?.steps.map((step) => step.token) ?? [];
    this.#keep({ anyway: 0 });
    this.#close();
    await this.stage.table.instead(0, steps);
    await this.stage.table.confirm();
  };

  /** The original turn. */
  playIt = (): void => {
    const last = this.#last;
    const anyway = this.said.anyway + 1;
    this.#close();
    if (this.said.often !== "off") {
      this.asks = anyway >= ANYWAY && !this.said.asked;
      this.#keep({ anyway, asked: this.said.asked || this.asks });
    }
    void this.stage.table.goThrough(last);
  };

  #close(): void {
    this.advice = null;
    this.showing = false;
    this.stage.plan = null;
  }

  /** The table moved on without an answer. */
  forget = (): void => {
    if (this.advice) this.#close();
  };

  #spoken(): { params: { path: { id: string }; query: { language: typeof settings.language } }; headers: Record<string, string> } {
    return { params: { path: { id: this.stage.table.id }, query: { language: settings.language } }, ...by(this.stage.table.who) };
  }
}
