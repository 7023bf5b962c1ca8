import { answerRuleOf, assetsIn, isKeepable, offlinePathOf } from "./platform/offline/answer-rule.ts";
import type { AskedEvent, WorkerScope } from "./platform/offline/worker-scope.ts";

// The service worker, built into /sw.js. It caches one offline page a language and files of the build; no visited page, and
// nothing personal.

declare const BUILD_ID: string;

const worker = self as unknown as WorkerScope;

/** Other caches of this origin are not the worker's to delete. */
const OURS = "worker-";
const OFFLINE = `${OURS}offline-${BUILD_ID}`;
const ASSETS = `${OURS}assets-${BUILD_ID}`;
/** About as many files as the whole site has in one language. */
const MOST_ASSETS = 120;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const rule = answerRuleOf(event.request, worker.location.origin);
  if (rule === "page") event.respondWith(page(event));
  if (rule === "asset") event.respondWith(asset(event));
});

async function install(): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const paths = new Set(pages.map(({ url }) => offlinePathOf(url)));
  await Promise.all([...paths].map(keepOfflinePage));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(
    names.filter((name) => name !== OFFLINE && name !== ASSETS).map((name) => caches.delete(name)),
  );
  // Navigation preload: else every page waits until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: AskedEvent): Promise<Response> {
  const path = offlinePathOf(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A redirect, such as those of a sign-in, is in nobody's language.
    if (answer.ok) event.waitUntil(keepOfflinePage(path).catch(() => undefined));
    return answer;
  } catch {
    return offlinePage(path);
  }
}

/** Fetched without cookies, so that nothing personal is cached. */
async function keepOfflinePage(path: string): Promise<void> {
  const cache = await caches.open(OFFLINE);
  if (await cache.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path, { credentials: "omit" });
  if (!isKeepable(answer)) throw new TypeError(`${path} is not to be kept`);
  await cache.addAll(assetsIn(await answer.clone().text()));
  await cache.put(path, answer);
}

/** In the language of the address, else in any cached one. */
async function offlinePage(path: string): Promise<Response> {
  const cache = await caches.open(OFFLINE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const other = (await cache.keys()).find(({ url }) => url.endsWith("/offline"));
  return (other && (await cache.match(other, { ignoreVary: true }))) ?? Response.error();
}

async function asset(event: AskedEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isKeepable(answer)) event.waitUntil(keepAsset(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keepAsset(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(ASSETS);
  await cache.put(request, answer);
  const tooMany = (await cache.keys()).slice(0, -MOST_ASSETS);
  await Promise.all(tooMany.map((old) => cache.delete(old, { ignoreVary: true })));
}
