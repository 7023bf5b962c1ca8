import { LISTED_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { Database } from "#platform/database/database.ts";
import { MOST_ENTRIES, type SitemapEntry, type SitemapFile, PAGES_TO_FIND } from "../sitemap-kinds.ts";
import { filledRooms } from "./filled-rooms.ts";
import { keptKind, newestOf } from "./kept-kind.ts";
import { listedTypes, SITEMAP_READS } from "./sitemap-reads.ts";

/** The entries of one file of the sitemap, without samples and without what is not indexable. One read, so it is whole or fails. */
export async function sitemapEntries(
  database: Database,
  { kind, part }: SitemapFile,
  most = MOST_ENTRIES,
): Promise<readonly SitemapEntry[]> {
  if (kind === "pages") return part === 1 ? pagesToFind(database) : [];
  const skip = (part - 1) * most;
  if (kind !== "cities" && kind !== "menus")
    return SITEMAP_READS[kind].entries.all(database, { limit: most, skip });
  const { entries } = await keptKind(database, kind);
  return (entries ?? []).slice(skip, skip + most);
}

/** The pages without a slug, each with the newest change of what it lists; when a text changed, its own file says. */
async function pagesToFind(database: Database): Promise<SitemapEntry[]> {
  const types = await listedTypes.all(database, { statuses: LISTED_PRODUCT_STATUSES });
  const rooms = await filledRooms(database, new Date());
  const empty = new Set(Object.entries(rooms).flatMap(([room, isFilled]) => (isFilled ? [] : [`/${room}`])));
  const entries: SitemapEntry[] = [];
  for (const [path, kind] of Object.entries(PAGES_TO_FIND)) {
    if (empty.has(path)) continue;
    if (kind === "text") entries.push({ path, changedAt: null });
    else if (kind === "products") {
      const listed = types.filter(({ type }) => path === "/products" || path === `/${type}`);
      if (listed.length > 0)
        entries.push({ path, changedAt: newestOf(listed.map(({ changedAt }) => changedAt)) });
    } else entries.push({ path, changedAt: (await keptKind(database, kind)).changedAt });
  }
  return entries;
}
