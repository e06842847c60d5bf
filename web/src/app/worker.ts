/// <reference lib="webworker" />
// The part of the page that stays when it is closed. It keeps the page for times without a server
// and nothing else: no answer of the server, nothing that belongs to a seat, no file of the page,
// so that whoever comes after an upgrade has the new one at once.
export {};

const self = globalThis as unknown as ServiceWorkerGlobalScope;
const KEPT = "cabale.offline";
const OFFLINE = ["/offline.html", "/offline.css", "/favicon.svg"];

async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll(OFFLINE.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(KEPT);
  return (await cache.match(path)) ?? Response.error();
}

/** The page for times without a server, the reader's own language first. */
async function keptPage(): Promise<Response> {
  const page = await kept("/offline.html");
  const spoken = self.navigator.languages.map((language) => language.slice(0, 2));
  if (!page.ok || spoken.find((one) => one === "fr" || one === "en") !== "fr") return page;
  const text = (await page.text()).replace('<html lang="en">', '<html lang="fr">');
  return new Response(text, { headers: page.headers });
}

/** What the server says when it is somebody's turn. */
interface Call {
  title: string;
  body: string;
  url: string;
  tag: string; // of the table: a later call takes the place of an earlier one
}

async function show(call: Call): Promise<void> {
  const how = { icon: "/icons/192.png", badge: "/icons/badge.png", data: call.url };
  await self.registration.showNotification(call.title, { body: call.body, tag: call.tag, ...how });
}

/** Lead to the table: to the page that is open there, or to a new one. */
async function follow(url: string): Promise<void> {
  const wanted = new URL(url, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});
self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(keptPage));
  else if (OFFLINE.includes(path) && request.url.startsWith(self.location.origin))
    event.respondWith(fetch(request).catch(() => kept(path)));
});
