/**
 * Who can open an address: only this machine, its network, or anybody. Judged by its host alone; no request is made.
 */
export type Reach = "machine" | "network" | "anywhere";

const MACHINE = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[?::1\]?)$/i;
const NETWORK = /^(10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|\[?f[cde][0-9a-f]{2}:.*|.*\.local|[a-z0-9-]+)$/i;

export function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return "machine";
  return NETWORK.test(host) ? "network" : "anywhere";
}
