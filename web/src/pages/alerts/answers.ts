/** A channel's last outcome, in words. */
import { t } from "../../words/words.svelte";

const KNOWN = ["asked", "sent", "timeout", "unreachable", "unknown-host", "not-public", "refused", "bad-address"];

export function answer(last: string): string {
  if (!last) return t("alerts-last-none");
  if (KNOWN.includes(last)) return t(`alerts-last-${last}`);
  if (/^2\d\d$/.test(last)) return t("alerts-last-sent");
  return t("alerts-last-status", { status: last });
}
