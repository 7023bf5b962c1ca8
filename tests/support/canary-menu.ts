import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Words, a name and an amount that are on one menu and nowhere else. */
export const CANARY = {
  rawName: "Kanariezang",
  heading: "Volierekaart",
  product: { slug: "zangvogel-haze", name: "Zangvogel Haze" },
  brand: { slug: "kooivogel", name: "Kooivogel" },
  cents: 98_741,
} as const;

const addBrand = statement(
  "canary-brand",
  (_, p: Params<{ slug: string; name: string }>) => sql`
    insert into brand (slug, name, sort_name, kind, source, observed_on)
    values (${p.slug}, ${p.name}, ${p.name}, 'producer', 'operator', '2026-11')
    on conflict do nothing`,
);

const addProduct = statement(
  "canary-product",
  (_, p: Params<{ slug: string; name: string; brand: string }>) => sql`
    insert into product (slug, name, sort_name, type, brand_id, source, observed_on)
    select ${p.slug}, ${p.name}, ${p.name}, 'weed', brand.id, 'own', '2026-11'
    from brand where brand.slug = ${p.brand}
    on conflict do nothing`,
);

interface CanaryItems {
  shop: string;
  rawName: string;
  heading: string;
  product: string;
  ladder: string;
}

const addItems = statement(
  "canary-menu",
  (_, p: Params<CanaryItems>) => sql`
    insert into menu_item (shop_id, product_id, raw_name, heading, position, available, ladder, source)
    select shop.id, product.id, ${p.rawName}, ${p.heading}, 0, 'yes', ${p.ladder}::jsonb, 'owner'
    from shop, product where shop.slug = ${p.shop} and product.slug = ${p.product}
    union all
    select shop.id, null, ${p.rawName}, ${p.heading}, 1, 'yes', ${p.ladder}::jsonb, 'owner'
    from shop where shop.slug = ${p.shop}`,
);

const openDaily = statement(
  "canary-hours",
  (_, p: Params<{ shop: string }>) =>
    sql`update shop set opening_hours = 'Mo-Su 10:00-22:00' where slug = ${p.shop}`,
);

/**
 * Gives a shop a menu of two lines: one of a product of the catalogue, one of an unknown product. And hours, so that it has a
 * calendar.
 */
export async function plantCanaryMenu(
  database: Database,
  { shop, cents = CANARY.cents }: { shop: string; cents?: number },
): Promise<void> {
  const { rawName, heading, product, brand } = CANARY;
  const ladder = JSON.stringify([{ unit: "gram", quantity: 1, cents }]);
  await openDaily.run(database, { shop });
  await addBrand.run(database, brand);
  await addProduct.run(database, { ...product, brand: brand.slug });
  await addItems.run(database, { shop, rawName, heading, product: product.slug, ladder });
}

export interface ProductFacts {
  shopCount: number;
  low: number | null;
  median: number | null;
  high: number | null;
  from: number | null;
}

const factsOfCanary = statement(
  "canary-product-facts",
  (_, p: Params<{ slug: string }>) => sql<ProductFacts>`
    select shop_count as "shopCount", low_cents_per_gram as low, median_cents_per_gram as median,
      high_cents_per_gram as high, from_cents as from
    from product where slug = ${p.slug}`,
);

/** The catalogue's line of the canary's product. */
export function canaryProductFacts(database: Database): Promise<ProductFacts | undefined> {
  return factsOfCanary.first(database, { slug: CANARY.product.slug });
}

const publicPrices = statement(
  "canary-public-prices",
  () => sql<{ cents: number }>`select cents from public_price_observation order by cents`,
);

export async function publicCents(database: Database): Promise<number[]> {
  return (await publicPrices.all(database)).map(({ cents }) => cents);
}

const shopsWithCanary = statement(
  "canary-shops",
  (_, p: Params<{ slug: string }>) => sql<{ slug: string }>`
    select shop.slug from product_in_shop
    join product on product.id = product_in_shop.product_id and product.slug = ${p.slug}
    join shop on shop.id = product_in_shop.shop_id
    order by shop.slug`,
);

/** The places of the canary's product in lists of products. */
export async function shopsWithCanaryProduct(database: Database): Promise<string[]> {
  return (await shopsWithCanary.all(database, { slug: CANARY.product.slug })).map(({ slug }) => slug);
}

const changes = statement(
  "canary-changes",
  () => sql<{ slug: string }>`
    select distinct shop.slug from product_change join shop on shop.id = product_change.shop_id order by shop.slug`,
);

const forgetChanges = statement("canary-forget-changes", (db) => db.deleteFrom("product_change"));

/** The shops that `change` invalidates in lists of products. */
export async function shopsToldOf(database: Database, change: () => Promise<void>): Promise<string[]> {
  await forgetChanges.run(database);
  await change();
  return (await changes.all(database)).map(({ slug }) => slug);
}
