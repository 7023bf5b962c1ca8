import { sql } from "kysely";
import { saveRows } from "#platform/database/save-rows.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Confidence, FactSource } from "../facts.ts";
import type { ShopKind } from "../shop.ts";
import { indexShops } from "./index-shops.ts";
import { saveHours } from "./save-hours.ts";
import { storeRanks } from "./store-ranks.ts";

/** A shop in a file. */
export interface SourcedShop {
  sourceKey: string;
  name: string;
  kind: ShopKind;
  isSample: boolean;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  latitude: number;
  longitude: number;
  cityId: number;
  municipalityId: number;
  /** For a slug that is taken. */
  citySlug: string;
  source: FactSource;
  observedOn: string;
  confidence: Confidence;
  /** See save-hours.ts; undefined when the file has no hours, so that existing ones stay. */
  openingHours?: string | null | undefined;
}

/** One import at a time: slugs are chosen among those that are free. Readers are not blocked. */
const lockShops = statement("lock-shops", () => sql`lock table shop in share row exclusive mode`);

const knownShops = statement("known-shops", (db) =>
  db.selectFrom("shop").select(["id", "source_key as sourceKey", "slug"]),
);

/** An import may update what it imported itself, never what people have entered since. */
const saveListings = saveRows("save-listings", {
  table: "shop",
  key: ["source_key"],
  once: ["slug", "is_sample"],
  columns: [
    "name",
    "sort_name",
    "kind",
    "street",
    "house_number",
    "postcode",
    "city_id",
    "municipality_id",
    "latitude",
    "longitude",
  ],
  changedAt: "updated_at",
  changeWhere: sql`not exists (
    select 1 from shop_fact
    where shop_id = shop.id and fact_group = 'listing' and source not in ('openStreetMap', 'sample'))`,
});

const saveListingFacts = statement(
  "save-listing-facts",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select shop.id, 'listing', row.source, row.observed_on, row.confidence
    from jsonb_to_recordset(${p.rows}::jsonb) as row(source_key text, source text, observed_on text, confidence text)
    join shop on shop.source_key = row.source_key
    on conflict (shop_id, fact_group) do update
      set observed_on = excluded.observed_on, confidence = excluded.confidence
    where (shop_fact.observed_on, shop_fact.confidence) is distinct from (excluded.observed_on, excluded.confidence)
      and shop_fact.source = excluded.source and shop_fact.confirmation_count = 0
    returning shop_id as id`,
);

/**
 * Adds the shops that are new and corrects those whose listing differs. A shop is identified by its key in the source, keeps its
 * slug and is never removed. To be called in a transaction.
 */
export async function saveShops(
  tx: Database,
  shops: SourcedShop[],
  { now }: { now: Date },
): Promise<{ addedIds: number[]; changedIds: number[] }> {
  await lockShops.run(tx);
  const known = await knownShops.all(tx);
  const slugOfKey = new Map(known.map(({ sourceKey, slug }) => [sourceKey, slug]));
  const taken = new Set(known.map(({ slug }) => slug));
  const rows = shops.map((shop) => {
    const slug = slugOfKey.get(shop.sourceKey) ?? freeSlug(slugWishes(shop), taken);
    taken.add(slug);
    return recordOf(shop, slug);
  });
  const savedIds = new Set<number>();
  for (const save of [saveListings, saveListingFacts]) {
    for (const { id } of await save.all(tx, { rows: JSON.stringify(rows) })) savedIds.add(id);
  }
  const hours = shops.flatMap(({ openingHours, ...shop }) =>
    openingHours === undefined ? [] : [{ ...shop, openingHours }],
  );
  for (const id of (await saveHours(tx, { hours, now })).changedIds) savedIds.add(id);
  await storeRanks(tx, { shopIds: [...savedIds] });
  await indexShops(tx, { shopIds: [...savedIds] });
  const knownIds = new Set(known.map(({ id }) => id));
  return {
    addedIds: [...savedIds].filter((id) => !knownIds.has(id)),
    changedIds: [...savedIds].filter((id) => knownIds.has(id)),
  };
}

/** Equal names add the city, then a number (contract.md); only invented shops begin with `sample-`. */
function slugWishes({ name, kind, isSample, citySlug }: SourcedShop): [string, string] {
  const base = slugOf(name) || kind.toLowerCase();
  const slug = isSample ? `sample-${base}` : base.replace(/^sample(?=-)/, "shop-sample");
  return [slug, `${slug}-${citySlug}`];
}

function recordOf(shop: SourcedShop, slug: string) {
  return {
    source_key: shop.sourceKey,
    slug,
    is_sample: shop.isSample,
    name: shop.name,
    sort_name: sortName(shop.name),
    kind: shop.kind,
    street: shop.street,
    house_number: shop.houseNumber,
    postcode: shop.postcode,
    city_id: shop.cityId,
    municipality_id: shop.municipalityId,
    latitude: shop.latitude,
    longitude: shop.longitude,
    source: shop.source,
    observed_on: shop.observedOn,
    confidence: shop.confidence,
  };
}
