import { POCKET } from "./pocket-cache.ts";

/** Dispatched on `window` when a document was about to be loaded in vain: there is no network. */
export const PAGE_WAITS = "page-waits";

/** The cheapest question that the site answers. */
export const PROBE = "/health/live";

export async function siteAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE, { method: "HEAD", cache: "no-store" });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Whether another page can be loaded. Without a network the site may still answer, to the computer it runs on. */
export const canLoadPages = async () => navigator.onLine || siteAnswers();

/** Whether the service worker has the page at an address, or the same in the pocket. */
export async function isOnDevice(address: string): Promise<boolean> {
  try {
    if (await caches.match(address, { ignoreVary: true })) return true;
    if (!(await caches.has(POCKET))) return false;
    // The worker has this file since the first city was taken along.
    return (await import("./pocket.ts")).isInPocket(new URL(address, location.href).href);
  } catch {
    // A browser that caches nothing.
    return false;
  }
}

interface Navigate extends Event {
  navigationType: "push" | "replace" | "reload" | "traverse";
  userInitiated: boolean;
  destination: { url: string; sameDocument: boolean };
}

const canLoadDocument = async (address: string) => (await canLoadPages()) || isOnDevice(address);

/**
 * Keeps the page that is open while there is no network: a link, form or script that would load another document stays without
 * effect, and the page says so. What the visitor asks of the browser itself, such as a reload, is never stopped. The router has
 * pages of its own (use-kept-page.ts).
 */
export function stopLoadsInVain(): void {
  const { navigation } = window as { navigation?: EventTarget };
  let answered: string | undefined;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, destination, cancelable } = event as Navigate;
    const isOfBrowser = navigationType === "traverse" || (navigationType === "reload" && userInitiated);
    if (navigator.onLine || isOfBrowser || destination.sameDocument || !cancelable) return;
    if (destination.url === answered) return;
    event.preventDefault();
    void canLoadDocument(destination.url).then((canLoad) => {
      if (canLoad) {
        answered = destination.url;
        location.assign(destination.url);
      } else if (navigationType !== "reload") {
        // A reload is the router's, which fetched in vain what was pointed at: nobody pressed anything.
        window.dispatchEvent(new Event(PAGE_WAITS));
      }
    });
  });
}
