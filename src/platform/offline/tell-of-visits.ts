import { browserCookie } from "../browser-cookie.ts";
import type { VisitedPage } from "./kept-pages.ts";

/** Who is only passing through a page has left it by then, and its files have come. */
const AFTER_MS = 2_000;

/** A browser that is asked to save data caches nothing ahead. */
interface Connection {
  saveData?: boolean;
}

/**
 * Tells the worker of each page that is open for a while, so that it can be read without a network. The router changes the address without
 * loading a document; browsers without the Navigation API tell of documents alone.
 */
export function tellOfVisits(registration: ServiceWorkerRegistration): void {
  const { navigation } = window as { navigation?: EventTarget };
  let waiting: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tell(registration), AFTER_MS);
  };
  wait();
  navigation?.addEventListener("currententrychange", wait);
}

function tell({ active: worker }: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: Connection };
  const consent = browserCookie("ageandcookies");
  if (!worker || !consent || !navigator.onLine || connection?.saveData) return;
  const visited: VisitedPage = {
    kind: "visited",
    address: location.origin + location.pathname + location.search,
    title: document.querySelector("h1")?.textContent ?? document.title,
    consent,
    assets: loadedAssets(),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  worker.postMessage(visited);
}

/** The files of the build that this page has loaded. */
export function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}
