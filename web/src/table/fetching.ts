/** Fetching what was missed of a table. */
import { by, server, told, type Asker, type Update } from "../api/server";
import { settings } from "../memory/settings.svelte";

/** Everything from a turn and a chat message on: in parts, if there is a lot. */
export async function fetchUpdate(id: string, since: number, said: number, who: Asker): Promise<Update> {
  const ask = (asked: { since: number; said?: number; least?: number }): Promise<Update> => {
    const query = { ...asked, language: settings.language };
    return told(server.GET("/api/tables/{id}/update", { params: { path: { id }, query }, ...by(who) }));
  };
  const update = await ask({ since, said });
  while (update.turns.length && update.since + update.turns.length < update.table.seq) {
    const more = await ask({ since: update.since + update.turns.length, least: update.table.seq });
    Object.assign(update, { ...more, since: update.since, turns: [...update.turns, ...more.turns], heard: update.heard, said: update.said });
  }
  return update;
}

/** Does something one at a time. Calls made meanwhile wait for one more run: the first may have begun too early. */
export class Looking {
  #running: Promise<void> | null = null;
  #again = false;

  constructor(readonly work: () => Promise<void>) {}

  again(): Promise<void> {
    if (this.#running) this.#again = true;
    else this.#running = this.#untilDone().finally(() => (this.#running = null));
    return this.#running;
  }

  async #untilDone(): Promise<void> {
    do {
      this.#again = false;
      await this.work();
    } while (this.#again);
  }
}
