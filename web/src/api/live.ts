/**
 * What is new, from the server's socket: a table's counters, and the news itself. A client that lacks what came before
 * fetches it. Without a socket the listener is asked to look for itself now and then.
 */
import type { News, Watch } from "./server";

export type Connection = "connecting" | "online" | "offline";

/** Who is here, proved by secrets: the server shows them as connected. */
export interface Present {
  /** Of the seats at the table that are played from here. */
  seats: string[];
  /** Of the named player. */
  player: string | null;
  /** The language they read. */
  language: Watch["language"];
}

export interface Listener {
  /** The listener; asked again with every connection. */
  present(): Present;
  /** Something is new at the table. Null: unknown, look. */
  heard(news: News | null): void;
  connection(state: Connection): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const POLL = 4000;

const isLooking = (): boolean => document.visibilityState !== "hidden";

export class Live {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Tells the server again who is here: seats were taken or given up. */
  tell(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say(this.#socket);
  }

  #say(socket: WebSocket): void {
    const { seats, player, language } = this.listener.present();
    const say = (what: Watch): void => socket.send(JSON.stringify(what));
    say({ watch: [this.table], updates: true, language, looking: isLooking(), ...(player ? { player } : {}) });
    // One by one: a shared screen has several at one table.
    for (const secret of seats) say({ seats: { [this.table]: secret } });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#again);
    clearInterval(this.#poll);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ looking: isLooking() } satisfies Watch));
    if (!isLooking()) return;
    this.listener.heard(null);
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#open();
    }
  };

  #open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.#socket = socket;
    this.listener.connection("connecting");
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      clearInterval(this.#poll);
      this.#poll = undefined;
      this.#say(socket);
      // The server begins by saying how much there is: if that is known, there is nothing to fetch.
      this.listener.connection("online");
    };
    socket.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as News;
      if (said.table === this.table) this.listener.heard(said);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#socket = null;
      this.listener.connection("offline");
      this.#poll ??= setInterval(() => this.listener.heard(null), POLL);
      this.#again = setTimeout(() => this.#open(), this.#pause * (1 + Math.random() / 3));
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    };
  }
}
