import { POCKET } from "./pocket-cache.ts";
import { tellOfVisits } from "./tell-of-visits.ts";

const ADDRESS = "/sw.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers the service worker (specification section 7). Browsers offer none on a site that is neither secure nor on the
 * reader's own machine. Those with trusted types want an address that a policy has approved, and this one approves one. Without
 * the worker nothing is read offline, so a failure is ignored.
 * @param renewPocket called once a city was taken along
 */
export async function registerWorker(renewPocket: () => Promise<void>): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => ADDRESS });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: "none" });
    tellOfVisits(await navigator.serviceWorker.ready);
    if (navigator.onLine && (await caches.has(POCKET))) await renewPocket();
  } catch {
    // Refused by the browser, or the network went.
  }
}
