/**
 * What everything on the game's screen shares: the position shown, what may be chosen and where, what somebody points
 * at, and what was said last. Parts of the screen read it and call its few methods; none of them talks to the server.
 */
import { botsLeft } from "../api/preparing.svelte";
import type { Choice, HintPlan } from "../api/server";
import type { TableStore } from "./table.svelte";
import { leftInWords } from "../words/left";
import { t } from "../words/words.svelte";
import { Coach } from "./coach/coach.svelte";
import type { AnyView, Game } from "./game";
import { marksOf, UNMARKED, type Changes, type Marks } from "./staging/staging";
import { Alerting } from "./alerting.svelte";
import { Tray } from "./tray.svelte";

export function byPlace(legal: readonly Choice[], placesOf: Game["places"] = ({ places }) => places): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of legal) for (const place of placesOf(choice)) found.set(place, [...(found.get(place) ?? []), choice]);
  return found;
}

export class Stage<View = AnyView> {
  constructor(
    readonly table: TableStore,
    readonly game: Game,
  ) {}

  readonly tray = new Tray();
  readonly coach = new Coach(this as unknown as Stage);
  readonly alerting = new Alerting();
  readonly view: View | null = $derived.by(() => this.table.view as unknown as View | null);
  /** The seat this browser plays, if any. */
  readonly me: number | null = $derived.by(() => this.table.seat);
  readonly names: string[] = $derived.by(() => (this.table.info?.seats ?? []).map((seat) => seat.name));
  readonly legal: Choice[] = $derived.by(() => this.table.legal);
  /** Where choices lie, place by place. */
  readonly lit: Map<string, Choice[]> = $derived.by(() => byPlace(this.legal, this.game.places));
  readonly blocked: Record<string, string> = $derived.by(() => this.table.blocked);

  /** How long this game's bots still need to get ready, in words; empty if they are ready. */
  readonly botsWait: string = $derived.by(() => {
    const seconds = botsLeft(this.table.info?.game ?? "");
    return seconds === null ? "" : leftInWords(seconds);
  });
  /** Why no hint is available now; empty if one is. */
  readonly noHint: string = $derived.by(() => {
    const { info } = this.table;
    if (info?.rated && info.status === "playing") return t("refused-rated-hints");
    return this.botsWait ? t("ready-hint", { left: this.botsWait }) : "";
  });

  #pointing: Choice | null = $state.raw(null);
  /** The choice under the pointer, or one that was just made and is not answered yet: its result is shown as ghosts. */
  readonly pointed: Choice | null = $derived.by(() => this.table.pending ?? this.#pointing);
  /** A turn of a hint that somebody looks at: shown as ghosts. */
  plan: HintPlan | null = $state.raw(null);
  /** A place whose choices are listed beside it. */
  opened: string | null = $state(null);
  /** On a small screen: the part of the board that fills its place. */
  near: string | null = $state(null);
  /** Announced in the live region: mostly why something is not possible. */
  said = $state("");
  /** The place it was about, if any. */
  saidOf = $state("");
  /** Places whose rules somebody reads, the most relevant first. */
  rules: readonly string[] | null = $state.raw(null);
  /** Shown for a few seconds in the bar, if that is idle. */
  notice = $state("");
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** The seat about to be handed to a bot: that needs confirmation. */
  doubted: number | null = $state(null);
  #saidOfBots = "";

  /** What remains visible of others' turns: rings around pieces, flags at numbers. */
  readonly marks: Marks = $derived.by(() => {
    const { told, scene, staging, begins } = this.table;
    return scene?.kind === "replay" ? UNMARKED : marksOf(told, this.table.view, staging, begins);
  });
  /** Places where something is about to come: it is on its way. */
  flying: ReadonlySet<string> = $state.raw(new Set());

  /** What the turn shown last has changed for a seat. */
  flagsOf(seat: number): Changes {
    return this.marks.flags[seat] ?? {};
  }

  /** What the choice under the pointer would change for one's own seat: `corn`, `temples.chaac`. */
  readonly ghost: Record<string, number> = $derived.by(() => this.pointed?.changes ?? this.plan?.changes ?? {});

  nameOf(seat: number): string {
    return this.names[seat] || t("seat-name", { n: seat + 1 });
  }

  point = (choice: Choice | null): void => {
    this.#pointing = choice;
  };

  #wishes = 0;

  /**
   * Does what somebody clicked: now, or as soon as the server has answered what was clicked before, if it is still possible
   * then. On a slow connection no click is lost; of several, the last one counts, and none outlives the turn it was meant for.
   */
  soon(possible: () => boolean, work: () => void): void {
    const { table } = this;
    const wish = ++this.#wishes;
    if (!table.busy) {
      work();
      return;
    }
    const of = table.newest;
    void table.idle().then(() => {
      if (wish === this.#wishes && of?.seq === table.newest?.seq && of?.seat === table.newest?.seat && possible()) this.soon(possible, work);
    });
  }

  /** A click on what is being asked already is the second half of a double click. */
  again(place: string): boolean {
    return this.table.pending?.places.includes(place) ?? false;
  }

  choose = (token: string): void => {
    this.soon(
      () => this.legal.some((one) => one.token === token),
      () => this.#choose(token),
    );
  };

  #choose(token: string): void {
    this.tray.close("choices");
    this.#pointing = null;
    this.opened = null;
    this.said = "";
    const [place = ""] = this.legal.find((one) => one.token === token)?.places ?? [];
    void this.table.choose(token).then(() => {
      const why = this.table.whyPassed[place];
      if (why) this.say(why, place);
    });
  }

  /** What was said about steps is no longer true without them. */
  undo = (): void => {
    this.said = "";
    this.table.undo();
  };

  startOver = (): void => {
    this.said = "";
    this.table.startOver();
  };

  /** Tries the steps of a hint, one after another: nothing is final until it is confirmed. */
  doAll = (steps: readonly string[]): void => {
    this.plan = null;
    this.#pointing = null;
    this.opened = null;
    this.said = "";
    this.table.stopTelling();
    void this.table.instead(this.table.steps.length, steps);
  };

  /** A click on a place of the board. */
  touch = (place: string): void => {
    if (this.table.scene?.kind === "telling") {
      this.table.skip();
      return;
    }
    if (this.again(place)) return;
    this.soon(
      () => this.lit.has(place),
      () => this.#touch(place),
    );
  };

  #touch(place: string): void {
    const here = this.lit.get(place) ?? [];
    const [only] = here;
    this.said = "";
    if (here.length > 1) this.opened = this.opened === place ? null : place;
    else if (only) this.choose(only.token);
    else void this.#sayWhyNot(place);
  }

  async #sayWhyNot(place: string): Promise<void> {
    const { steps } = this.table;
    await this.table.askWhy();
    if (this.table.pending) return;
    if (steps === this.table.steps || steps.join() === this.table.steps.join()) this.say(this.whyNot(place), place);
  }

  /** Why nothing can be chosen there. */
  whyNot(place: string): string {
    const { info, scene } = this.table;
    if (scene?.kind === "replay") return t("why-replay");
    if (info?.status === "over") return t("why-over");
    if (this.me === null) return t("why-watching");
    if (info && info.turn !== null && info.turn !== this.me && !this.table.myTurn) return t("why-not-your-turn", { name: this.nameOf(info.turn) });
    return this.blocked[place] ?? t("why-not-now");
  }

  /** Whether a hint can be asked for; if not, says why. */
  mayAskHint = (): boolean => {
    if (this.noHint) this.say((this.#saidOfBots = this.noHint));
    return !this.noHint;
  };

  /** What was said about bots getting ready is no longer true. */
  botsReady = (): void => {
    if (this.said === this.#saidOfBots) this.said = "";
  };

  /** Tells everybody at this screen something for a while. */
  tell = (text: string, milliseconds: number): void => {
    clearTimeout(this.#noticed);
    this.notice = text;
    this.#noticed = setTimeout(() => (this.notice = ""), milliseconds);
  };

  say = (text: string, place = ""): void => {
    this.said = "";
    this.saidOf = place;
    // A live region speaks only when its text changes.
    queueMicrotask(() => (this.said = text));
  };
}
