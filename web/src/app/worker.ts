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

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => kept("/offline.html")));
  else if (OFFLINE.includes(path) && request.url.startsWith(self.location.origin))
    event.respondWith(fetch(request).catch(() => kept(path)));
});
