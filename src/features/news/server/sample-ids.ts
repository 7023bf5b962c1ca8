import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

interface KeyedIds {
  kind: "brand" | "shop" | "product";
  key: string;
  id: number;
}

const ids = statement(
  "ids-of-samples",
  () => sql<KeyedIds>`
    select 'brand' as kind, slug as key, id from brand where is_sample
    union all
    select 'shop', substr(source_key, length('sample-') + 1), id from shop where is_sample and source_key is not null
    union all
    select 'product', slug, id from product where is_sample`,
  { isRead: true },
);

/** The invented brands and products by their slugs, and the invented shops by the keys of db/demo/shops.ts. */
export async function sampleIds(tx: Database): Promise<Record<KeyedIds["kind"], Map<string, number>>> {
  const rows = await ids.all(tx);
  const of = (kind: KeyedIds["kind"]) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ key, id }) => [key, id]));
  return { brand: of("brand"), shop: of("shop"), product: of("product") };
}
