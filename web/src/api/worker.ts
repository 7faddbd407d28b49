/** The service worker (`worker/sw.js`), which shows push messages, and a page when there is no connection. */
const there = (): boolean => "serviceWorker" in navigator && import.meta.env.PROD;

/** Silently: without it everything else works. */
export function keepWorker(): void {
  if (there()) void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** What a browser provides for push: the address of its push service, and its keys. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export type Refusal = "unsupported" | "blocked" | "failed";

export const canPush = (): boolean => there() && "PushManager" in window && "Notification" in window;
export const isBlocked = (): boolean => "Notification" in window && Notification.permission === "denied";

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (raw: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Asks the person, through the browser; only ever called by a click. */
export async function subscribe(key: string): Promise<Subscribed | Refusal> {
  if (!canPush()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  try {
    keepWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with another key, from before the server was set up again, is useless.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return { endpoint: made.endpoint, p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
  } catch {
    return "failed";
  }
}

/** How its owner recognizes this browser. */
export function browserName(): string {
  const agent = navigator.userAgent;
  const browser = [/Edg\//, /OPR\//, /Firefox\//, /Chrome\//, /Safari\//].findIndex((one) => one.test(agent));
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) => agent.includes(one));
  return [["Edge", "Opera", "Firefox", "Chrome", "Safari"][browser], system].filter(Boolean).join(", ");
}
