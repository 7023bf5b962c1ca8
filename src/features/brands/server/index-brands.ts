import { sql } from "kysely";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface BrandRow {
  id: number;
  slug: string;
  name: string;
  kind: string;
  status: string;
  isSample: boolean;
  rank: number;
  /** Names of brands that became part of it. */
  aliases: string[];
}

const brandsToFind = statement(
  "brands-to-find",
  (_, p: Params<{ brandIds: number[] }>) => sql<BrandRow>`
    select id, slug, name, kind, status, is_sample as "isSample", rank, array(
      select distinct part.name from brand as part
      where part.merged_into_id = brand.id and part.name <> brand.name order by part.name) as aliases
    from brand where id = any(${p.brandIds})`,
);

/** Makes the ranks of brand-rank.ts positive, in their order. */
const WEIGHT_OF_RANK_NOUGHT = 10_000_000;

/**
 * Updates brands in the search index, and removes those that are not active (any more); to be called in the transaction that
 * changes name, status or rank. After renaming a brand call `indexProducts` for its products too.
 */
export async function indexBrands(tx: Database, { brandIds }: { brandIds: number[] }): Promise<void> {
  const brands = await brandsToFind.all(tx, { brandIds });
  const active = brands.filter(({ status }) => status === "active");
  const activeIds = new Set(active.map(({ id }) => id));
  await removeItems(tx, { entity: "brand", entityIds: brandIds.filter((id) => !activeIds.has(id)) });
  await indexItems(tx, active.map(brandItem));
}

function brandItem({ id, slug, name, kind, isSample, rank, aliases }: BrandRow): SearchItem {
  return {
    kind: "brands",
    entity: "brand",
    entityId: id,
    url: slug,
    name,
    aliases,
    type: kind,
    isSample,
    weight: rank + WEIGHT_OF_RANK_NOUGHT,
  };
}
