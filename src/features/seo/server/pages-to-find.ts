import type { Database } from "#platform/database/database.ts";
import { PAGES_TO_FIND, type SitemapEntry } from "../sitemap-kinds.ts";
import { SITEMAP_READS } from "./sitemap-reads.ts";

/** The pages without a slug, each with the newest change of what it lists; when a text changed, its own file says. */
export async function pagesToFind(database: Database): Promise<SitemapEntry[]> {
  const newest = new Map<string, Date | null>();
  // Not of all kinds: to look for the newest line of any menu would read all of them.
  for (const kind of new Set(Object.values(PAGES_TO_FIND))) {
    if (kind !== "text")
      newest.set(kind, (await SITEMAP_READS[kind].total.first(database))?.changedAt ?? null);
  }
  return Object.entries(PAGES_TO_FIND).map(([path, kind]) => ({ path, changedAt: newest.get(kind) ?? null }));
}
