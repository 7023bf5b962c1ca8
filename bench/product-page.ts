import { priceHistory } from "#features/products/server/price-history.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { shopsSelling } from "#features/products/server/shops-selling.ts";
import { SELLING_ON_PAGE } from "#features/products/selling-query.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Country, withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";
import { askForShop, shopsWithMenus } from "./support/shop-with-menu.ts";
import { medianWait, watched } from "./support/waits.ts";

const [SMALL, LARGE] = [0.1, 1];
const GOAL = { of: "measured", atMost: 3 } as const;
const SHOP_GOAL = { of: "measured", atMost: 1 } as const;
const GROWTH_GOAL = { of: "ratio", atMost: 1.5 } as const;
const SHOP_PAGE = "shop with a menu of about 60 lines";
/** Only one visitor a day and product waits for a fresh price history; others get the cached one. */
const PAGES = new Set(["page of some product", "page of the most sold product"]);
const CENTRE = { latitude: 52.373, longitude: 4.893 };

/**
 * How long the pages of products and of shops with a menu wait for the database, with a tenth of the load data and with all of
 * it.
 */
async function productPage(say: Say): Promise<Measurement[]> {
  return withCountry(async (country) => {
    const small = await waits(country, SMALL, say);
    const large = await waits(country, LARGE, say);
    const floor = large["select 1"] ?? Number.NaN;
    const lines = Object.entries(large).flatMap(([what, measured]): Measurement[] => [
      {
        what: `${what}, scale 1`,
        measured,
        unit: "ms",
        floor,
        ...(PAGES.has(what) && { goal: GOAL }),
        ...(what.startsWith(SHOP_PAGE) && { goal: SHOP_GOAL }),
      },
      {
        what: `${what}, scale 1 beside 0.1`,
        measured,
        unit: "ms",
        floor: small[what] ?? Number.NaN,
        ...((what.startsWith("page of some") || what.startsWith(SHOP_PAGE)) && { goal: GROWTH_GOAL }),
      },
    ]);
    return lines;
  });
}

export { productPage as "product-page" };

async function waits(country: Country, scale: number, say: Say): Promise<Record<string, number>> {
  say(`Growing everything to scale ${scale}`);
  await country.grow(scale);
  say(`Asking at scale ${scale}`);
  const database = watched(country.database);
  const { popular, some } = await slugsIn(country);
  const shops = await shopsWithMenus(country);
  let turn = 0;
  const nextShop = () => shops[turn++ % shops.length] ?? "";
  // Always another one, so that it is not cached.
  const next = () => some[turn++ % some.length] ?? "";
  const one = { name: "one", text: "select 1", values: [], isRead: true };
  return {
    "select 1": await medianWait(database, () => database.execute(one)),
    "page of some product": await medianWait(database, () => ask(database, next())),
    "page of the most sold product": await medianWait(database, () => ask(database, popular)),
    "page of the most sold product, prices anew": await medianWait(database, () =>
      ask(database, popular, { isAnew: true }),
    ),
    [`${SELLING_ON_PAGE} nearest shops of the most sold product`]: await medianWait(database, () =>
      ask(database, popular, { near: CENTRE }),
    ),
    "page of the most sold product, open now": await medianWait(database, () =>
      ask(database, popular, { isOpenWanted: true }),
    ),
    [SHOP_PAGE]: await medianWait(database, () => askForShop(database, nextShop())),
  };
}

/** The same queries as pages/product-data.server.ts. */
async function ask(
  database: Database,
  slug: string,
  {
    near,
    isAnew = false,
    isOpenWanted = false,
  }: { near?: Point; isAnew?: boolean; isOpenWanted?: boolean } = {},
): Promise<void> {
  const now = new Date();
  const { id: productId, shopCount, priceStamp } = await productBySlug(database, { slug, locale: "nl" });
  await shopsSelling(database, {
    productId,
    shopCount,
    asked: { isOpenWanted, sort: "best", city: null, page: 1 },
    near,
    locale: "nl",
    now,
  });
  const stamp = isAnew ? `${priceStamp} ${performance.now()}` : priceStamp;
  await priceHistory(database, { productId, priceStamp: stamp, now });
}

async function slugsIn({ database: { pool } }: Country): Promise<{ popular: string; some: string[] }> {
  const best = await pool.query<{ slug: string }>(
    "select slug from product order by shop_count desc, id limit 1",
  );
  const any = await pool.query<{ slug: string }>(
    "select slug from product where shop_count > 0 order by hashint8(id) limit 400",
  );
  return { popular: best.rows[0]?.slug ?? "", some: any.rows.map(({ slug }) => slug) };
}
