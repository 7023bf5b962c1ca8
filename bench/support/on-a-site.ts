import { withDataFolder } from "./data-folder.ts";
import type { Measurement } from "./measurement.ts";
import { type SiteWithoutSocket, siteWithoutSocket } from "./site-without-socket.ts";

/** Starts a separate site, with the sample shops or without, and measures on it. */
export function onASite(
  { isDemo }: { isDemo: boolean },
  measure: (site: SiteWithoutSocket) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  return withDataFolder(async (dataDir) => {
    const site = await siteWithoutSocket({ dataDir, isDemo });
    try {
      return await measure(site);
    } finally {
      await site.close();
    }
  });
}
