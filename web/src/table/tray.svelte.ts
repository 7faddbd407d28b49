/** The tray: which tab somebody chose, what is open only for now, and what is lit in it. */

/** What is open until it is closed or answered. */
export type Extra =
  | { id: "hints"; at: number | null }
  | { id: "outlook"; at: number }
  | { id: "choices" }
  | { id: "since" }
  | { id: "chat" }
  | { id: "seat"; seat: number }
  | { id: "explain"; place: string };

export class Tray {
  /** The tab that somebody chose; empty: none yet. */
  chosen = $state("");
  extra: Extra | null = $state.raw(null);
  /** The tab that contains everything that can be chosen now; null if there is none. */
  lit: string | null = $state(null);
  /** Somebody turned away from the lit tab: then it stays closed until something else is asked. */
  turned = $state(false);
  /** How many chat messages have been seen. */
  seen = $state(0);

  /** The tab in front, among those that exist; `first` is the default. */
  front(tabs: readonly string[], first = tabs[0] ?? ""): string {
    if (this.extra) return this.extra.id;
    if (this.lit !== null && !this.turned && tabs.includes(this.lit)) return this.lit;
    return tabs.includes(this.chosen) ? this.chosen : first;
  }

  /** Something else is asked, with all answers on one tab, or not: then only a list of them may stay in front of it. */
  asked = (lit: string | null): void => {
    this.turned = false;
    if (lit !== null && this.extra?.id !== "choices") this.extra = null;
  };

  choose = (tab: string): void => {
    this.extra = null;
    this.chosen = tab;
    this.turned = tab !== this.lit;
  };

  /** Opens something temporarily; a second time closes it. */
  show = (extra: Extra): void => {
    this.extra = extra;
  };

  close = (id?: Extra["id"]): void => {
    if (!id || this.extra?.id === id) this.extra = null;
  };
}
