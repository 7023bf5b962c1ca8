import type { Database } from "#platform/database/database.ts";
import { MOST_ENTRIES, type SitemapEntry, type SitemapFile, PAGES_TO_FIND } from "../sitemap-kinds.ts";
import { SITEMAP_READS } from "./sitemap-reads.ts";

/** So many are in memory at once, however long the file is. */
const BATCH = 2_000;

/** The entries of one file of the sitemap, without samples and without what is not indexable. Read in batches, on demand. */
export async function* sitemapEntries(
  database: Database,
  { kind, part }: SitemapFile,
  most = MOST_ENTRIES,
): AsyncGenerator<SitemapEntry> {
  if (kind === "pages") {
    if (part === 1) yield* await pagesToFind(database);
    return;
  }
  let after = "";
  let skip = (part - 1) * most;
  for (let left = most; left > 0; left -= BATCH) {
    const entries = await SITEMAP_READS[kind].entries.all(database, {
      after,
      limit: Math.min(BATCH, left),
      skip,
    });
    yield* entries;
    if (entries.length < BATCH) return;
    after = entries.at(-1)?.name ?? "";
    skip = 0;
  }
}

/** The pages without a slug, each with the newest change of what it lists; when a text changed, its own file says. */
async function pagesToFind(database: Database): Promise<SitemapEntry[]> {
  const newest = new Map<string, Date | null>();
  // Not for all kinds: finding the newest line of any menu would read all of them.
  for (const kind of new Set(Object.values(PAGES_TO_FIND))) {
    if (kind !== "text")
      newest.set(kind, (await SITEMAP_READS[kind].total.first(database))?.changedAt ?? null);
  }
  return Object.entries(PAGES_TO_FIND).map(([path, kind]) => ({ path, changedAt: newest.get(kind) ?? null }));
}
