import { sql } from "kysely";
import { keepPart } from "#features/dashboard/server/revisions.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { lockMenus, saveMenus } from "#features/products/server/save-menus.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import type { Availability, MenuSource } from "#features/products/menu.ts";
import type { PriceLadder } from "#features/products/price-ladder.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldChange, MenuField } from "../change.ts";

interface StandingLine {
  id: number;
  productId: number | null;
  productSlug: string | null;
  rawName: string | null;
  heading: string | null;
  position: number;
  available: Availability;
  ladder: PriceLadder;
  source: MenuSource;
  isTrial: boolean;
  lastSeenAt: string;
}

// The line of the product where it has one already, else the one that was meant, else the one that `saveMenus` would find.
const standingLine = statement(
  "standing-menu-line",
  (
    _,
    p: Params<{ shopId: number; itemId: number | null; productId: number | null; rawName: string | null }>,
  ) => sql<StandingLine>`
    select item.id, item.product_id as "productId", product.slug as "productSlug", item.raw_name as "rawName",
      item.heading, item.position, item.available, item.ladder, item.source, item.is_trial as "isTrial",
      to_json(item.last_seen_at) #>> '{}' as "lastSeenAt"
    from menu_item as item left join product on product.id = item.product_id
    where item.shop_id = ${p.shopId} and (item.id = ${p.itemId}::bigint or item.product_id = ${p.productId}::bigint
      or (${p.productId}::bigint is null or item.product_id is null) and item.raw_name = ${p.rawName}::text)
    order by item.product_id = ${p.productId}::bigint desc nulls last, item.id = ${p.itemId}::bigint desc nulls last,
      item.product_id is null, item.id
    limit 1`,
);

const places = statement(
  "place-on-menu",
  (_, p: Params<{ shopId: number; productId: number | null }>) => sql<{
    shopSlug: string;
    nextPosition: number;
    productSlug: string | null;
    productType: ProductType | null;
  }>`
    select shop.slug as "shopSlug", product.slug as "productSlug", product.type as "productType",
      (select coalesce(max(position) + 1, 0) from menu_item where shop_id = shop.id) as "nextPosition"
    from shop left join product on product.id = ${p.productId}::bigint
    where shop.id = ${p.shopId}`,
);

/** So that the new word is taken, whoever had the last one. */
const handOver = statement(
  "hand-menu-line-over",
  (
    _,
    p: Params<{
      id: number;
      source: string;
      isTrial: boolean;
      productId: number | null;
      rawName: string | null;
    }>,
  ) => sql`
    update menu_item set source = ${p.source}, is_trial = ${p.isTrial}::boolean,
      product_id = coalesce(${p.productId}::bigint, product_id), raw_name = coalesce(${p.rawName}::text, raw_name)
    where id = ${p.id}`,
);

const remove = statement("remove-menu-line", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("menu_item").where("id", "=", p.id),
);

export interface AppliedLine {
  authorId: number;
  shopId: number;
  itemId: number | null;
  productId: number | null;
  fields: readonly FieldChange[];
  source: MenuSource;
  isTrial: boolean;
  /** When somebody saw it there. */
  seenAt: Date;
}

/** Changes, adds or removes a line of a menu, and keeps what stood before. Returns the type of its product, where it is known. */
export async function applyMenuLine(tx: Database, line: AppliedLine): Promise<ProductType | null> {
  const { authorId, shopId, itemId, productId, fields, source, isTrial, seenAt } = line;
  await lockMenus.run(tx);
  const told = new Map(fields.map(({ field, after }) => [field as MenuField, after]));
  const rawName = (told.get("rawName") as string | null | undefined) ?? null;
  const standing = await standingLine.first(tx, { shopId, itemId, productId, rawName });
  const joinedId = productId ?? standing?.productId ?? null;
  const place = await places.first(tx, { shopId, productId: joinedId });
  if (!place) return null;
  const isGoing = told.get("isListed") === false;
  if (isGoing && !standing) return null;
  const replaced = { type: "line", id: shopId, accountId: authorId, isTrial } as const;
  if (standing) await keepPart(tx, { ...replaced, part: String(standing.id), stood: standing });
  if (isGoing && standing) {
    await remove.run(tx, { id: standing.id });
    await refresh(tx, standing.productId === null ? [] : [standing.productId]);
    return place.productType;
  }
  if (standing) await handOver.run(tx, { id: standing.id, source, isTrial, productId, rawName });
  const value = <Value>(field: MenuField, known: Value | undefined, fallback: Value): Value =>
    told.has(field) ? (told.get(field) as Value) : (known ?? fallback);
  const name = value("rawName", standing?.rawName, null);
  const saved = await saveMenus(
    tx,
    [
      {
        shopSlug: place.shopSlug,
        productSlug: place.productSlug,
        rawName: name,
        heading: value("heading", standing?.heading, null),
        position: standing?.position ?? place.nextPosition,
        available: value("available", standing?.available, "yes"),
        ladder: value("ladder", standing?.ladder, []),
        source,
        isTrial,
      },
    ],
    {
      seenAt: standing ? new Date(Math.max(seenAt.getTime(), Date.parse(standing.lastSeenAt))) : seenAt,
      byId: authorId,
    },
  );
  for (const id of saved.addedIds) await keepPart(tx, { ...replaced, part: String(id), stood: null });
  await refresh(tx, saved.productIds);
  return place.productType;
}

async function refresh(tx: Database, productIds: number[]): Promise<void> {
  const { movedIds } = await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds: movedIds });
}
