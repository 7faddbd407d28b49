/** Alerts about turns: what both the alerts page and a table ask the server for. */
import { me } from "../memory/player.svelte";
import { settings } from "../memory/settings.svelte";
import { by, server, told, type AlertChoice, type Alerts } from "./server";
import { ownZone } from "./time";
import { browserName, subscribe, type Refusal } from "./worker";

export const fetchAlerts = (): Promise<Alerts> => told(server.GET("/api/alerts", by({ player: me.secret })));

export function changeAlerts({ games, quiet_from, quiet_to }: Alerts, what: Partial<AlertChoice>): Promise<Alerts> {
  const body = { games, quiet_from, quiet_to, zone: ownZone(), language: settings.language, ...what };
  return told(server.PUT("/api/alerts", { body, ...by({ player: me.secret }) }));
}

/**
 * Asks the person, through the browser, and then has the server alert this browser; returns why not, if it does not.
 */
export async function addBrowser(alerts: Alerts): Promise<Refusal | null> {
  const found = await subscribe(alerts.push_key);
  if (typeof found === "string") return found;
  const body = { kind: "push" as const, ...found, label: browserName() };
  await told(server.POST("/api/alerts/channels", { body, ...by({ player: me.secret }) }));
  return null;
}

/** Mutes a table, or unmutes it. */
export async function muteTable(id: string, muted: boolean): Promise<void> {
  const one = { params: { path: { id } }, ...by({ player: me.secret }) };
  await told(muted ? server.PUT("/api/alerts/muted/{id}", one) : server.DELETE("/api/alerts/muted/{id}", one));
}
