import { sql } from "kysely";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Confidence, FactSource } from "../facts.ts";
import type { ShopKind } from "../shop.ts";
import type { FactColumns, ToldFacts } from "./fact-columns.ts";
import { saveFacts } from "./save-facts.ts";

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
  /** Which record of the source, such as `node/123`. */
  reference?: string | null;
  confidence: Confidence;
  /** As OpenStreetMap writes them, and valid; null when the file does not know them, undefined when it has no hours at all. */
  openingHours?: string | null | undefined;
}

interface SavedShops {
  addedIds: number[];
  changedIds: number[];
  /** Of the shops of the file. */
  idOfKey: Map<string, number>;
  /** Of the added ones. */
  slugOfId: Map<number, string>;
}

interface KnownShop {
  id: number;
  sourceKey: string;
  isMerged: boolean;
}

/** So many shops of a file are saved in one transaction, for which people who write about shops have to wait. */
export const SHOPS_A_STEP = 50;

/** One import at a time: slugs are chosen among those that are free. Readers are not blocked. */
export const lockShops = statement("lock-shops", () => sql`lock table shop in share row exclusive mode`);

/**
 * Whoever changes one shop waits for an import, which waits for them in turn, and for others who change the same one. Other shops can be
 * changed meanwhile.
 */
export async function lockShop(tx: Database, { id }: { id: number }): Promise<void> {
  await holdShopImports.run(tx);
  await lockRow.all(tx, { id });
}

/** Whoever changes shops waits for an import, and an import for them. */
export const holdShopImports = statement("hold-imports", () => sql`lock table shop in row exclusive mode`);

const lockRow = statement(
  "lock-shop",
  (_, p: Params<{ id: number }>) => sql`select from shop where id = ${p.id} for no key update`,
);

/** A key of a shop that was merged into another means that one. */
const knownShops = statement(
  "known-shops",
  (_, p: Params<{ sourceKeys: string[] }>) => sql<KnownShop>`
    select coalesce(merged_into_id, id) as id, source_key as "sourceKey", merged_into_id is not null as "isMerged"
    from shop where source_key = any(${p.sourceKeys}::text[])`,
);

/** The slugs of these beginnings, with whatever they are told apart by behind a hyphen, which comes just before a point. */
const takenOf = statement(
  "taken-shop-slugs",
  (_, p: Params<{ beginnings: string[] }>) => sql<{ slug: string }>`
    select shop.slug from unnest(${p.beginnings}::text[]) as asked(beginning)
    cross join lateral (select slug from shop where slug >= asked.beginning and slug < asked.beginning || '.') as shop`,
);

const addShops = statement(
  "add-shops",
  (_, p: Params<{ rows: string }>) => sql<{ id: number; sourceKey: string; slug: string }>`
    insert into shop (source_key, slug, is_sample, name, sort_name, kind, street, house_number, postcode, city_id,
      municipality_id, latitude, longitude)
    select source_key, slug, is_sample, name, sort_name, kind, street, house_number, postcode, city_id,
      municipality_id, latitude, longitude
    from jsonb_populate_recordset(null::shop, ${p.rows}::jsonb)
    returning id, source_key as "sourceKey", slug`,
);

/**
 * Adds the shops that are new and corrects those whose listing differs, as far as `mayReplace` lets it. A shop is identified by its key
 * in the source, keeps its slug and is never removed. To be called in a transaction.
 * @param takenSlugs of earlier steps of an import, which are taken back in a trial
 */
export async function saveShops(
  tx: Database,
  shops: SourcedShop[],
  { now, takenSlugs = [] }: { now: Date; takenSlugs?: readonly string[] },
): Promise<SavedShops> {
  await lockShops.run(tx);
  const known = await knownShops.all(tx, { sourceKeys: shops.map(({ sourceKey }) => sourceKey) });
  const idOfKey = new Map(known.map(({ id, sourceKey }) => [sourceKey, id]));
  const fresh = shops.filter(({ sourceKey }) => !idOfKey.has(sourceKey));
  const beginnings = [...new Set(fresh.map((shop) => slugWishes(shop)[0]))];
  const taken = new Set([...(await takenOf.all(tx, { beginnings })).map(({ slug }) => slug), ...takenSlugs]);
  const rows = fresh.map((shop) => {
    const slug = freeSlug(slugWishes(shop), taken);
    taken.add(slug);
    return { ...columnsOf(shop), ...identityOf(shop, slug) };
  });
  const added = await addShops.all(tx, { rows: JSON.stringify(rows) });
  for (const { id, sourceKey } of added) idOfKey.set(sourceKey, id);
  const addedIds = added.map(({ id }) => id);
  const twins = twinKeys(known);
  const told = shops
    .filter(({ sourceKey }) => !twins.has(sourceKey))
    .flatMap((shop) => factsOfShop(shop, idOfKey.get(shop.sourceKey) ?? 0));
  const { changedIds } = await saveFacts(tx, told, { now });
  const slugOfId = new Map(added.map(({ id, slug }) => [id, slug]));
  return { addedIds, changedIds: changedIds.filter((id) => !slugOfId.has(id)), idOfKey, slugOfId };
}

/** Where a file has two shops that were merged, the line of the one that stayed counts. */
function twinKeys(known: readonly KnownShop[]): Set<string> {
  const own = new Set(known.flatMap(({ id, isMerged }) => (isMerged ? [] : [id])));
  return new Set(
    known.flatMap(({ id, sourceKey, isMerged }) => (isMerged && own.has(id) ? [sourceKey] : [])),
  );
}

/** Equal names add the city, then a number (contract.md); only invented shops begin with `sample-`. */
function slugWishes({ name, kind, isSample, citySlug }: SourcedShop): [string, string] {
  const base = slugOf(name) || kind.toLowerCase();
  const slug = isSample ? `sample-${base}` : base.replace(/^sample(?=-)/, "shop-sample");
  return [slug, `${slug}-${citySlug}`];
}

function identityOf({ sourceKey, isSample, name }: SourcedShop, slug: string) {
  return { source_key: sourceKey, slug, is_sample: isSample, sort_name: sortName(name) };
}

function factsOfShop(shop: SourcedShop, shopId: number): ToldFacts[] {
  const { source, observedOn, reference, confidence, openingHours } = shop;
  const provenance = { shopId, source, observedOn, reference, confidence };
  const listing: ToldFacts = { ...provenance, group: "listing", columns: columnsOf(shop) };
  if (openingHours === undefined) return [listing];
  return [listing, { ...provenance, group: "hours", columns: { opening_hours: openingHours } }];
}

function columnsOf(shop: SourcedShop): Partial<FactColumns> {
  return {
    name: shop.name,
    kind: shop.kind,
    street: shop.street,
    house_number: shop.houseNumber,
    // Files without postcodes do not take away those that others brought.
    ...(shop.postcode === null ? {} : { postcode: shop.postcode }),
    city_id: shop.cityId,
    municipality_id: shop.municipalityId,
    latitude: shop.latitude,
    longitude: shop.longitude,
  };
}
