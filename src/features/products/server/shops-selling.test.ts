import { sql } from "kysely";
import { expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { chooseVisibility } from "#features/compliance/server/choose-visibility.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import {
  CROSSROADS,
  NEIGHBOURS,
  NOW,
  openOnce,
  setStatus,
  settleNeighbours,
  SHOP_COLUMNS,
} from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { SellingList } from "../product-details.ts";
import type { SellingQuery } from "../selling-query.ts";
import { productBySlug } from "./product-by-slug.ts";
import { shopIdsSelling } from "./asked-shops.ts";
import { shopsSelling } from "./shops-selling.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const MAASTRICHT = { latitude: 50.85, longitude: 5.69 };

type Wish = Partial<SellingQuery> & { near?: typeof MAASTRICHT; isMany?: boolean; shopCount?: number };

/** The answer is the same for any number of shops: only the query plan differs. */
async function selling(slug: string, { near, isMany = false, shopCount = 1, ...wished }: Wish = {}) {
  const { id } = await productBySlug(database, { slug, locale: "nl" });
  const asked = { isOpenWanted: false, sort: "best" as const, city: null, page: 1, ...wished };
  return shopsSelling(database, {
    productId: id,
    shopCount: isMany ? 10_000 : shopCount,
    asked,
    near,
    locale: "nl",
    now: NOW,
  });
}

const slugs = ({ items }: SellingList) => items.map(({ shop }) => shop.slug);

test.each([false, true])(
  "shops come with their prices and when those were seen (sold in many: %s)",
  async (isMany) => {
    const list = await selling("morning-fog", { isMany });
    const shops = list.items;
    expect(slugs(list).toSorted()).toEqual(["andersom", "mosa"]);
    expect(shops.find(({ shop }) => shop.slug === "andersom")).toMatchObject({
      available: "yes",
      ladder: [
        { unit: "gram", quantity: 1, cents: 1200 },
        { unit: "gram", quantity: 2.5, cents: 2800 },
      ],
      centsPerGram: 1120,
      fromCents: 1200,
      shop: { distanceMetres: null, city: { name: "Utrecht" } },
    });
    expect(new Date(shops[0]?.lastSeenAt ?? "")).toEqual(NOW);
  },
);

test.each([false, true])("for a visitor the nearest comes first (sold in many: %s)", async (isMany) => {
  const list = await selling("morning-fog", { near: MAASTRICHT, isMany });
  expect(slugs(list)).toEqual(["mosa", "andersom"]);
  expect(list.items[0]?.shop.distanceMetres).toBe(0);
});

test.each([false, true])(
  "where it is sold out or closed it is not to be had (sold in many: %s)",
  async (isMany) => {
    expect(slugs(await selling("polder-haze", { isMany }))).toEqual([]);
    await setStatus(database, { slug: "mosa", status: "temporarilyClosed" });
    expect(slugs(await selling("morning-fog", { isMany }))).toEqual(["andersom"]);
  },
);

test.each([false, true])("a hidden menu sells nothing here (sold in many: %s)", async (isMany) => {
  const [mosa] = (await selling("morning-fog", { near: MAASTRICHT })).items;
  await chooseVisibility(database, { shopId: mosa?.shop.id ?? 0, menu: "hidden", now: NOW });
  expect(slugs(await selling("morning-fog", { isMany }))).toEqual(["andersom"]);
  expect(await shopIdsSelling(database, { slug: "morning-fog" })).toHaveLength(1);
});

test.each([false, true])(
  "the cheapest gram comes first, and last what nobody has seen for a year or what no price is known of (sold in many: %s)",
  async (isMany) => {
    const cheapest = async () => slugs(await selling("morning-fog", { sort: "price", isMany, shopCount: 3 }));
    expect(await cheapest()).toEqual(["mosa", "andersom"]);
    const line = (shopSlug: string, cents: number | null) =>
      menuItemOf({
        shopSlug,
        productSlug: "morning-fog",
        position: 9,
        ladder: cents === null ? [] : [{ unit: "gram", quantity: 1, cents }],
      });
    const longAgo = new Date("2025-03-01T12:00:00Z");
    await saveMenus(database, [line("zeelucht", 500)], { seenAt: longAgo });
    expect(await cheapest()).toEqual(["mosa", "andersom", "zeelucht"]);
    await saveMenus(database, [line("zeelucht", 600)], { seenAt: NOW });
    expect(await cheapest()).toEqual(["zeelucht", "mosa", "andersom"]);
    await setProfile(database, { shop: "zeelucht" }, { prices: "hidden" });
    expect(await cheapest()).toEqual(["mosa", "andersom", "zeelucht"]);
  },
);

const sellNextDoor = statement(
  "test-sell-next-door",
  () => sql`
    insert into menu_item (shop_id, product_id, position, source)
    select shop.id, product.id, 0, 'operator' from shop, product
    where shop.slug in (${sql.join(NEIGHBOURS.map((slug) => sql.lit(slug)))}) and product.slug = 'morning-fog'`,
);

test.each([false, true])(
  "the nearest are so by metres: a degree to the east is shorter than one to the north (sold in many: %s)",
  async (isMany) => {
    await settleNeighbours(database);
    await sellNextDoor.run(database);
    const list = await selling("morning-fog", { near: CROSSROADS, isMany, shopCount: 5 });
    expect(slugs(list).slice(0, 3)).toEqual(NEIGHBOURS);
    expect(list.items.slice(0, 3).map(({ shop }) => shop.distanceMetres)).toEqual([1022, 1223, 1499]);
  },
);

const PLACE = "Kade,1,,Rotterdam,Rotterdam,GM0599,Zuid-Holland,high,tag";

const sellInWharves = statement(
  "test-sell-in-wharves",
  () => sql`
    insert into menu_item (shop_id, product_id, position, source)
    select shop.id, product.id, 0, 'operator' from shop, product
    where shop.name like 'Wharf %' and product.slug = 'morning-fog'`,
);

const OPEN = { from: "2026-11-21T09:00Z", to: "2026-11-21T22:00Z" };
const SHUT = { from: "2026-11-21T15:00Z", to: "2026-11-21T22:00Z" };

test("open ones are counted; asked for, they stand above those of unknown hours, whatever the order", async () => {
  await openOnce(database, { slug: "andersom", ...OPEN });
  const all = await selling("morning-fog");
  expect([all.openCount, all.unknownHoursCount]).toEqual([1, 0]);
  const list = await selling("morning-fog", { isOpenWanted: true, near: MAASTRICHT });
  expect(slugs(list)).toEqual(["andersom", "mosa"]);
  expect(list).toMatchObject({ total: 2, openCount: 1, unknownHoursCount: 1, page: 1, pageCount: 1 });
});

test("a shop that is known to be closed is no open one, however many sell it", async () => {
  await openOnce(database, { slug: "mosa", ...SHUT });
  for (const isMany of [false, true]) {
    const list = await selling("morning-fog", { isOpenWanted: true, isMany });
    expect(slugs(list)).toEqual(["andersom"]);
    expect(list).toMatchObject({ total: 1, openCount: 0, unknownHoursCount: 1 });
  }
});

test("a page past the end is the last one", async () => {
  const list = await selling("morning-fog", { isOpenWanted: true, page: 7 });
  expect([list.page, list.pageCount, slugs(list).length]).toEqual([1, 1, 2]);
});

test.each([false, true])(
  "no shop is on two pages, and none on no page (sold in many: %s)",
  async (isMany) => {
    const streets = Array.from(
      { length: 25 },
      (_, n) => `osm2021-w${n},Wharf ${n},coffeeshop,51.92,4.4${n},${PLACE}`,
    );
    await importShops(database, bytesOf(`${SHOP_COLUMNS}${streets.join("\n")}\n`));
    await sellInWharves.run(database);
    const { shopCount } = await productBySlug(database, { slug: "morning-fog", locale: "nl" });
    expect(shopCount).toBe(27);
    for (const near of [undefined, MAASTRICHT]) {
      const pages = [1, 2].map((page) => selling("morning-fog", { isMany, shopCount, page, near }));
      const [first = [], second = []] = (await Promise.all(pages)).map(slugs);
      expect([first.length, second.length]).toEqual([20, 7]);
      expect(new Set([...first, ...second]).size).toBe(27);
      expect(near ? first[0] : "mosa").toBe("mosa");
    }
  },
);

test("a map asks for all shops of a product, and of none that there is not", async () => {
  expect(await shopIdsSelling(database, { slug: "morning-fog" })).toHaveLength(2);
  expect(await shopIdsSelling(database, { slug: "polder-haze" })).toEqual([]);
  await expect(shopIdsSelling(database, { slug: "nobody" })).rejects.toMatchObject({ kind: "notFound" });
});
