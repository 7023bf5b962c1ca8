import type { Database } from "#platform/database/database.ts";
import { MOST_ENTRIES, SITEMAP_KINDS, type SitemapFile } from "../sitemap-kinds.ts";
import { keptKind, newestOf } from "./kept-kind.ts";

/** The files that have something in them, each with the newest change in its kind. */
export async function sitemapFiles(
  database: Database,
  most = MOST_ENTRIES,
): Promise<(SitemapFile & { changedAt: Date | null })[]> {
  const files = await Promise.all(
    SITEMAP_KINDS.filter((kind) => kind !== "pages").map(async (kind) => {
      const { count, changedAt } = await keptKind(database, kind);
      const partCount = Math.ceil(count / most);
      return Array.from({ length: partCount }, (_, index) => ({ kind, part: index + 1, changedAt }));
    }),
  );
  const parts = files.flat();
  return [{ kind: "pages", part: 1, changedAt: newestOf(parts.map(({ changedAt }) => changedAt)) }, ...parts];
}
