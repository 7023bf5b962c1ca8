import type { Database } from "#platform/database/database.ts";
import { PAGES_TO_FIND, type SitemapEntry } from "../sitemap-kinds.ts";
import { SITEMAP_READS } from "./sitemap-reads.ts";

/** The pages without a slug, each with the newest change of what it lists; when a text changed, its own file says. */
export async function pagesToFind(database: Database): Promise<SitemapEntry[]> {
  const newest = new Map<string, Date | null>();
  for (const [kind, { total }] of Object.entries(SITEMAP_READS)) {
    newest.set(kind, (await total.first(database))?.changedAt ?? null);
  }
  return Object.entries(PAGES_TO_FIND).map(([path, kind]) => ({ path, changedAt: newest.get(kind) ?? null }));
}
