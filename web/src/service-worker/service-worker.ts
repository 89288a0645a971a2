import { PrecacheController } from 'workbox-precaching';
import { takeOverPage } from './take-over-page.ts';
import { isOtherAsset, wayOf } from './way-of.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
const UPDATE_MS = 20_000;

const app = new PrecacheController();
app.addToCacheList(self.__WB_MANIFEST);

/** True if no other window may hold unsaved input: the app is being opened, or its only window reloaded. */
async function isNoWindowInUse(request: Request): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  return windows.length === 0 || (windows.length === 1 && isReload);
}

/** Lets a waiting version take over first if no window is in use. */
async function page(request: Request): Promise<Response> {
  if (self.registration.waiting && (await isNoWindowInUse(request))) return takeOverPage();
  return (await app.matchPrecache(PAGE)) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  return (await app.matchPrecache(request.url)) ?? fetch(request);
}

async function fetchNewVersion(): Promise<void> {
  const registration = (await self.registration.update()) as ServiceWorkerRegistration | undefined;
  const { installing } = registration ?? self.registration;
  if (!installing) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, UPDATE_MS);
    installing.addEventListener('statechange', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** For a chunk missing after a deploy, fetches the new version first, so that the page's reload finds it. */
async function other(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 404) await fetchNewVersion().catch(() => undefined);
  return response;
}

self.addEventListener('install', (event) => void app.install(event));

self.addEventListener('activate', (event) => {
  void app.activate(event);
  // Also controls the page that installed it, so that it works offline.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'TAKE_OVER') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin } = self.location;
  const way = wayOf(request, origin, (url) => app.getCacheKeyForURL(url) !== undefined);
  if (way === 'page') event.respondWith(page(request));
  else if (way === 'kept') event.respondWith(kept(request));
  else if (request.mode !== 'navigate' && isOtherAsset(request, origin)) event.respondWith(other(request));
});
