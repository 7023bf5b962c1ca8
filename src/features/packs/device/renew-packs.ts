import { type PocketCity, pocketCities } from "#platform/offline/pocket.ts";
import type { PackIndex } from "../pack.ts";
import { takePack } from "./take-pack.ts";

/**
 * Fetches the newer version of a city, of which only the files that changed come over the network. What is there stays until the newer one is complete.
 * @returns false where there is nothing newer, or the site has no such city any more
 * @throws where the network goes or the device is full, as `takePack`
 */
export async function renewCity({ city, version }: Pick<PocketCity, "city" | "version">): Promise<boolean> {
  const { packs } = (await (await fetch("/packs/index.json", { cache: "no-cache" })).json()) as PackIndex;
  const pack = packs.find((one) => one.city === city);
  if (!pack || pack.version === version) return false;
  await takePack(pack, { signal: new AbortController().signal, onProgress: () => undefined });
  return true;
}

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Renews every city that may be, in one tab, and not on mobile data as far as the browser knows. A failure waits for the next page. */
export async function renewPacks(): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (!navigator.onLine || connection?.saveData || connection?.type === "cellular") return;
  await navigator.locks.request("renew-packs", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const city of await pocketCities()) if (city.isRenewed) await renewCity(city).catch(() => false);
  });
}
