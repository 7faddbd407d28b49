/** After one's first turn in a slow game: whether to be alerted to the next. Asked once per browser. */
import { addBrowser, changeAlerts, fetchAlerts } from "../api/alerts";
import type { Alerts } from "../api/server";
import { canPush, isBlocked } from "../api/worker";
import { noteAsked, wasAsked } from "../memory/asked";

export class Alerting {
  /** The settings so far, while it is asked; null: it is not. */
  #known: Alerts | null = $state.raw(null);
  busy = $state(false);
  #asked = false;

  get asks(): boolean {
    return this.#known !== null;
  }

  /** Asks, unless this browser was asked before, or its person already gets alerts. */
  async ask(): Promise<void> {
    if (this.#asked || wasAsked("alerts")) return;
    this.#asked = true;
    try {
      const found = await fetchAlerts();
      noteAsked("alerts");
      if (!found.channels.length) this.#known = found;
    } catch {
      // Another time.
    }
  }

  no = (): void => {
    this.#known = null;
  };

  /** Whether this browser now announces turns; with `all`, also those of games without a clock. */
  async yes(all: boolean): Promise<boolean> {
    const known = this.#known;
    if (!known) return false;
    this.busy = true;
    try {
      if (all && known.games !== "all") await changeAlerts(known, { games: "all" });
      return canPush() && !isBlocked() && (await addBrowser(known)) === null;
    } catch {
      return false;
    } finally {
      this.#known = null;
      this.busy = false;
    }
  }
}
