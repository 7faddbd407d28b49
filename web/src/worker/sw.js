/**
 * The service worker: shows push messages, and a page that says so when there is no connection. It keeps that page and nothing
 * else, and answers nothing from what it keeps while the server answers: never an old app, never what the server has told anybody.
 */
const KEPT = "offline-__MADE__";
const LANGUAGES = __LANGUAGES__;
const FILES = [...LANGUAGES.map((language) => `/offline/${language}.html`), "/icon.svg"];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** In the first language that this browser speaks and the app does. */
function offline() {
  const wanted = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2).toLowerCase());
  const language = wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
  return caches.match(`/offline/${language}.html`, { cacheName: KEPT }).then((page) => page ?? Response.error());
}

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
});

/** Only ever to a page of this server: whatever a message says. */
const PATH = /^\/(t\/[a-z2-7]{16})?$/;

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // Something must be shown for every message, or the browser shows a text of its own.
  }
  const path = PATH.test(told.path) ? told.path : "/";
  const options = { tag: String(told.tag ?? "turn"), icon: "/icons/192.png", badge: "/icons/96.png", data: { path } };
  event.waitUntil(self.registration.showNotification(String(told.title ?? "Patolli"), options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
