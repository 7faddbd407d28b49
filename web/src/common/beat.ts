/** The server's time, for what changes by itself: whatever reads it is updated every second while it is shown. */
import { createSubscriber } from "svelte/reactivity";
import { serverTime } from "../api/time";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function currentTime(): number {
  subscribe();
  return serverTime();
}
