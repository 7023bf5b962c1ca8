import { beforeEach, expect, test } from "vitest";
import { hideMenu } from "#features/compliance/server/hide-menu.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { productBySlug } from "./product-by-slug.ts";
import { shopIdsSelling } from "./shop-ids-selling.ts";
import { shopsSelling } from "./shops-selling.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallCatalogue(database));

const MAASTRICHT = { latitude: 50.85, longitude: 5.69 };

/** However many shops there are, the answer is the same: only the way to it is another. */
async function selling(
  slug: string,
  { near, isMany = false }: { near?: typeof MAASTRICHT; isMany?: boolean } = {},
) {
  const { id } = await productBySlug(database, { slug, locale: "nl" });
  const shopCount = isMany ? 10_000 : 1;
  return shopsSelling(database, { productId: id, shopCount, near, locale: "nl", now: NOW });
}

const slugs = (shops: Awaited<ReturnType<typeof selling>>) => shops.map(({ shop }) => shop.slug);

test.each([false, true])(
  "shops come with their prices and when those were seen (sold in many: %s)",
  async (isMany) => {
    const shops = await selling("morning-fog", { isMany });
    expect(slugs(shops).toSorted()).toEqual(["andersom", "mosa"]);
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
  const shops = await selling("morning-fog", { near: MAASTRICHT, isMany });
  expect(slugs(shops)).toEqual(["mosa", "andersom"]);
  expect(shops[0]?.shop.distanceMetres).toBe(0);
});

test.each([false, true])(
  "where it is sold out or closed it is not to be had (sold in many: %s)",
  async (isMany) => {
    expect(await selling("polder-haze", { isMany })).toEqual([]);
    await setStatus(database, { slug: "mosa", status: "temporarilyClosed" });
    expect(slugs(await selling("morning-fog", { isMany }))).toEqual(["andersom"]);
  },
);

test.each([false, true])("a hidden menu sells nothing here (sold in many: %s)", async (isMany) => {
  const [mosa] = await selling("morning-fog", { near: MAASTRICHT });
  await hideMenu(database, { shopId: mosa?.shop.id ?? 0, now: NOW });
  expect(slugs(await selling("morning-fog", { isMany }))).toEqual(["andersom"]);
  expect(await shopIdsSelling(database, { slug: "morning-fog" })).toHaveLength(1);
});

test("a map asks for all shops of a product, and of none that there is not", async () => {
  expect(await shopIdsSelling(database, { slug: "morning-fog" })).toHaveLength(2);
  expect(await shopIdsSelling(database, { slug: "polder-haze" })).toEqual([]);
  await expect(shopIdsSelling(database, { slug: "nobody" })).rejects.toMatchObject({ kind: "notFound" });
});
