/**
 * What everything on the game's screen shares: the position that is shown, what may be chosen and where, what somebody
 * points at, and what was said last. Parts of the screen read it and call its few verbs; none of them talks to the server.
 */
import { botsLeft } from "../api/preparing.svelte";
import type { Choice } from "../api/server";
import type { TableStore } from "./table.svelte";
import { leftInWords } from "../words/left";
import { t } from "../words/words.svelte";
import type { AnyView, Game } from "./game";
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
  readonly view: View | null = $derived.by(() => this.table.view as unknown as View | null);
  /** The seat this browser plays, if any. */
  readonly me: number | null = $derived.by(() => this.table.seat);
  readonly names: string[] = $derived.by(() => (this.table.info?.seats ?? []).map((seat) => seat.name));
  readonly legal: Choice[] = $derived.by(() => this.table.legal);
  /** Where choices lie, place by place. */
  readonly lit: Map<string, Choice[]> = $derived.by(() => byPlace(this.legal, this.game.places));
  readonly blocked: Record<string, string> = $derived.by(() => this.table.blocked);

  /** How long bots of this game are still getting ready, in words; empty if they are. */
  readonly botsWait: string = $derived.by(() => {
    const seconds = botsLeft(this.table.info?.game ?? "");
    return seconds === null ? "" : leftInWords(seconds);
  });
  /** Why nobody can give a hint now; empty if somebody can. */
  readonly noHint: string = $derived.by(() => (this.botsWait ? t("ready-hint", { left: this.botsWait }) : ""));

  /** The choice that somebody points at: its result is shown as ghosts. */
  pointed: Choice | null = $state.raw(null);
  /** A place whose choices are listed beside it. */
  opened: string | null = $state(null);
  /** On a small screen: the part of the board that fills its place. */
  near: string | null = $state(null);
  /** Said in the live region: why something is not possible, mostly. */
  said = $state("");
  #saidOfBots = "";

  /** What the pointed choice would change for the own seat: `corn`, `temples.chaac`. */
  readonly ghost: Record<string, number> = $derived.by(() => this.pointed?.changes ?? {});

  nameOf(seat: number): string {
    return this.names[seat] || t("seat-name", { n: seat + 1 });
  }

  point = (choice: Choice | null): void => {
    this.pointed = choice;
  };

  choose = (token: string): void => {
    this.tray.close("choices");
    this.pointed = null;
    this.opened = null;
    this.said = "";
    void this.table.choose(token);
  };

  /** A click on a place of the board. */
  touch = (place: string): void => {
    if (this.table.scene?.kind === "telling") {
      this.table.stopTelling();
      return;
    }
    const here = this.lit.get(place) ?? [];
    const [only] = here;
    this.said = "";
    if (here.length > 1) this.opened = this.opened === place ? null : place;
    else if (only) this.choose(only.token);
    else void this.#sayWhyNot(place);
  };

  async #sayWhyNot(place: string): Promise<void> {
    const { steps } = this.table;
    await this.table.askWhy();
    if (steps === this.table.steps || steps.join() === this.table.steps.join()) this.say(this.whyNot(place));
  }

  /** Why nothing can be chosen there. */
  whyNot(place: string): string {
    const { info, scene } = this.table;
    if (scene?.kind === "replay") return t("why-replay");
    if (info?.status === "over") return t("why-over");
    if (this.me === null) return t("why-watching");
    if (info && info.turn !== null && info.turn !== this.me) return t("why-not-your-turn", { name: this.nameOf(info.turn) });
    return this.blocked[place] ?? t("why-not-now");
  }

  /** Whether a hint can be asked for; if not, says why. */
  mayAskHint = (): boolean => {
    if (this.noHint) this.say((this.#saidOfBots = this.noHint));
    return !this.noHint;
  };

  /** What was said of bots that get ready is not true any more. */
  botsReady = (): void => {
    if (this.said === this.#saidOfBots) this.said = "";
  };

  say = (text: string): void => {
    this.said = "";
    // A live region speaks only when its text changes.
    queueMicrotask(() => (this.said = text));
  };
}
