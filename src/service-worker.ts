import {
  answerRuleOf,
  assetsIn,
  isKeepable,
  isKeptAddress,
  offlinePathOf,
} from "./platform/offline/answer-rule.ts";
import { packedFile } from "./platform/offline/answer-pack.ts";
import {
  COPY_FOR,
  KEPT_AT,
  keptPage,
  PAGES,
  type PocketTaken,
  TITLE,
  type VisitedPage,
} from "./platform/offline/kept-pages.ts";
import { isOfPocket, pocketAddressOf, pocketPathOf } from "./platform/offline/pocket.ts";
import { openPushed, showPush } from "./platform/offline/show-push.ts";
import type { AskedEvent, WorkerScope } from "./platform/offline/worker-scope.ts";
import { facadeSvg } from "./ui/facade/facade-svg.ts";
import { readHouseAddress } from "./ui/facade/house-address.ts";
import { readStreetAddress } from "./ui/facade/street-address.ts";
import { streetSvg } from "./ui/facade/street-svg.ts";

// The service worker, built into /sw.js. It caches one offline page a language, files of the build, and the public pages that were
// visited, as they are without an account; nothing personal (decision 65). Once a city is in the pocket it caches the page of
// the pocket too, which reads it (decision 73).

declare const BUILD_ID: string;
/** The files of the build that the page of the pocket needs beside those that its document names. */
declare const POCKET_FILES: string[];
/** And its texts, by the tag of their language. */
declare const POCKET_TEXTS: Record<string, string[]>;

const worker = self as unknown as WorkerScope;

/** Other caches of this origin are not the worker's to delete. */
const OURS = "worker-";
const OFFLINE = `${OURS}offline-${BUILD_ID}`;
const ASSETS = `${OURS}assets-${BUILD_ID}`;
const OUR_PAGES = PAGES + BUILD_ID;
const POCKETS = `${OURS}pocket-`;
const OUR_POCKET = POCKETS + BUILD_ID;
/** More than the files of all public pages in two languages. */
const MOST_ASSETS = 300;
/** Some 8 MB. */
const MOST_PAGES = 60;
/** A page that was cached so lately is not asked for anew. */
const FRESH_MS = 30 * 60_000;
/** Who has waited so long gets the page as it was, where it is cached. */
const PATIENCE_MS = 4_000;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const rule = answerRuleOf(event.request, worker.location.origin);
  if (rule === "page") event.respondWith(page(event));
  if (rule === "asset") event.respondWith(asset(event));
  if (rule === "pack") event.respondWith(pack(event.request));
  if (rule === "routes") event.respondWith(routes(event.request));
  if (rule === "drawing") event.respondWith(drawing(event.request));
});
// Only pages of this origin can send one.
worker.addEventListener("message", (event) => {
  const told = event.data as VisitedPage | PocketTaken;
  const keeping = told.kind === "pocket" ? keepPocket(told) : keepPage(told);
  const answer = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keeping.then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

worker.addEventListener("push", (event) => event.waitUntil(showPush(worker, event)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openPushed(worker, event)));

/** Nothing was cached: the network went, or the device is full. */
const ignored = () => undefined;

async function install(): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const paths = new Set(pages.map(({ url }) => offlinePathOf(url)));
  await Promise.all([...paths].map(keepOfflinePage));
  await renewPocket();
  await worker.skipWaiting();
}

/** A tab that is open, and pages that were cached before, go on with the files of the build before; older ones go. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const buildOf = (name: string) => name.slice(name.lastIndexOf("-") + 1);
  const before = names.map(buildOf).findLast((build) => build !== BUILD_ID);
  await Promise.all(
    names.filter((name) => ![BUILD_ID, before].includes(buildOf(name))).map((name) => caches.delete(name)),
  );
  // Navigation preload: else every page waits until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: AskedEvent): Promise<Response> {
  const { url, cache } = event.request;
  const path = offlinePathOf(url);
  const network = answerOfNetwork(event, path);
  // What is open is worked out of the pocket for now; in a page that was visited it is of then.
  const led = await leadToPocket(url);
  const kept = led ?? (await keptPocket(url)) ?? (await keptPage(url).catch(ignored));
  if (!kept) return network.catch(() => offlinePage(path));
  // Whoever loads a page anew has seen the old one.
  const isAgain = cache === "reload" || cache === "no-cache";
  const answer = await Promise.race([network.catch(ignored), ...(isAgain ? [] : [patience()])]);
  if (answer) return answer;
  event.waitUntil(network.catch(ignored));
  return led ?? marked(kept);
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function answerOfNetwork(event: AskedEvent, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // A redirect, such as those of a sign-in, is in nobody's language.
  if (answer.ok) event.waitUntil(keepOfflinePage(path).catch(ignored));
  return answer;
}

/** The page says of when it is (`layouts/offline-notice.tsx`), and takes nobody for signed out. */
async function marked(kept: Response): Promise<Response> {
  const keptAt = new Date(kept.headers.get("date") ?? Date.now()).toISOString();
  const text = (await kept.text()).replace("<html ", `<html ${KEPT_AT}="${keptAt}" `);
  return new Response(text, { headers: kept.headers });
}

/** To the page of the pocket that has the same, if there is one. */
async function leadToPocket(url: string): Promise<Response | undefined> {
  const address = await pocketAddressOf(url).catch(ignored);
  return address && (await keptPocket(new URL(address, url).href)) ? Response.redirect(address) : undefined;
}

/** The page of the pocket, of the newest build that has it. One document is all of its pages: what they show is on the device. */
async function keptPocket(url: string): Promise<Response | undefined> {
  if (!isOfPocket(url)) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(POCKETS));
  for (const name of names.toReversed()) {
    const kept = await (await caches.open(name)).match(pocketPathOf(url), { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** With all its files, which no visited page pushes out. */
async function keepPocket({ path, consent, assets }: Omit<PocketTaken, "kind">): Promise<void> {
  const answer = await fetch(path, {
    credentials: "omit",
    cache: "no-store",
    headers: { [COPY_FOR]: consent },
  });
  if (!isKeepable(answer)) throw new TypeError(`${path} is not to be kept`);
  const text = await answer.text();
  const cache = await caches.open(OUR_POCKET);
  const texts = POCKET_TEXTS[/<html[^>]* lang="(\w+)"/.exec(text)?.[1] ?? ""] ?? [];
  await cache.addAll([...new Set([...assetsIn(text), ...POCKET_FILES, ...texts, ...assets])]);
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(COPY_FOR, consent);
  await cache.put(path, new Response(text, { headers }));
}

/** The page of the pocket as this build has it, in each language that was there: without it this worker would have none to go on with. */
async function renewPocket(): Promise<void> {
  const taken = new Map<string, string>();
  for (const name of (await caches.keys()).filter((one) => one.startsWith(POCKETS))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const consent = (await cache.match(request))?.headers.get(COPY_FOR);
      if (consent) taken.set(new URL(request.url).pathname, consent);
    }
  }
  for (const [path, consent] of taken) await keepPocket({ path, consent, assets: [] });
}

async function pack(request: Request): Promise<Response> {
  return (await packedFile(request).catch(ignored)) ?? fetch(request);
}

/** None that the router does not know: one document is all pages of the pocket. */
async function routes(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.json({}));
}

/** The pictures that the site draws are code, of which the worker has a copy. */
async function drawing(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const [folder = "", file = ""] = new URL(request.url).pathname
      .split("/")
      .slice(1)
      .map(decodeURIComponent);
    const svg = folder === "houses" ? houseOf(file) : streetOf(file);
    return svg ? new Response(svg, { headers: { "content-type": "image/svg+xml" } }) : Response.error();
  }
}

function houseOf(file: string): string | undefined {
  const asked = readHouseAddress(file);
  return asked && facadeSvg(asked.seed, asked.theme, asked);
}

function streetOf(file: string): string | undefined {
  const asked = readStreetAddress(file);
  return asked && streetSvg(asked);
}

/** Without cookies, as somebody without an account sees it, with the files that it needs. */
async function keepPage({ address, title, consent, assets }: VisitedPage): Promise<void> {
  if (!isKeptAddress(address, worker.location.origin)) return;
  const pages = await caches.open(OUR_PAGES);
  const before = await pages.match(address, { ignoreVary: true });
  if (before && Date.now() - Date.parse(before.headers.get("date") ?? "") < FRESH_MS) return;
  const answer = await fetch(address, {
    credentials: "omit",
    cache: "no-store",
    headers: { [COPY_FOR]: consent },
  });
  if (!isKeepable(answer)) return;
  const text = await answer.text();
  await keepAssets([...assetsIn(text), ...assets]);
  const headers = new Headers(answer.headers);
  // Its text has none any more.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(TITLE, encodeURIComponent(title));
  // The one visited last stands last, and is the last to go.
  await pages.delete(address, { ignoreVary: true });
  await pages.put(address, new Response(text, { headers }));
  await trim(pages, MOST_PAGES);
}

async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set(paths)].filter((path) => !kept.has(path)));
  await trim(cache, MOST_ASSETS);
}

async function trim(cache: Cache, most: number): Promise<void> {
  const tooMany = (await cache.keys()).slice(0, -most);
  await Promise.all(tooMany.map((old) => cache.delete(old, { ignoreVary: true })));
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
  if (isKeepable(answer)) event.waitUntil(keepAsset(event.request, answer.clone()).catch(ignored));
  return answer;
}

async function keepAsset(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(ASSETS);
  await cache.put(request, answer);
  await trim(cache, MOST_ASSETS);
}
