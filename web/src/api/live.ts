/**
 * What is new, from the server's socket: it only says that a table has so many turns and so much other news, and
 * whoever listens fetches what it lacks. Without a socket the listener is asked to look for itself now and then.
 */
export type Connection = "connecting" | "online" | "offline";

/** Who is here, proved by secrets: the server shows them as connected. */
export interface Present {
  /** Of the seats at the table that are played from here. */
  seats: string[];
  /** Of the named player. */
  player: string | null;
}

export interface Listener {
  /** Who listens; asked again with every connection. */
  present(): Present;
  /** Something may be new at the table. Without numbers: nobody knows, look. */
  heard(seq: number | null, news: number | null): void;
  connection(state: Connection): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const POLL = 4000;

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
    const { seats, player } = this.listener.present();
    const say = (what: object): void => socket.send(JSON.stringify(what));
    say({ watch: [this.table], ...(player ? { player } : {}) });
    // One by one: who shares a screen has several at one table.
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
    if (document.visibilityState === "hidden" || this.#closed) return;
    this.listener.heard(null, null);
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
      this.listener.connection("online");
      this.listener.heard(null, null);
    };
    socket.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as { table: string; seq: number; news: number };
      if (said.table === this.table) this.listener.heard(said.seq, said.news);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#socket = null;
      this.listener.connection("offline");
      this.#poll ??= setInterval(() => this.listener.heard(null, null), POLL);
      this.#again = setTimeout(() => this.#open(), this.#pause * (1 + Math.random() / 3));
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    };
  }
}
