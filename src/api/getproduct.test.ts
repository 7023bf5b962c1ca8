import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { storeSimilarStrains } from "#features/products/server/store-similar-strains.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { Product } from "./getproduct-schemas.ts";
import { ProductPage } from "./product-schemas.ts";

const database = testWorld(settleSmallCatalogue);

async function product(query: string) {
  const answer = await testApi(database, { now: () => NOW }).get(`/getproduct${query}`);
  expect(answer.status).toBe(200);
  return v.parse(Product, await answer.json());
}

describe("GET /api/getproduct", () => {
  test("answers everything about a product in the shape it is described in", async () => {
    await storeSimilarStrains(database);
    const { shops, prices, ...facts } = await product("?url=polder-haze");
    expect(facts).toMatchObject({
      url: "polder-haze",
      brand: { url: "dijkzaden", name: "Dijkzaden" },
      strain: {
        name: "Polder Haze",
        breeder: { url: "dijkzaden", name: "Dijkzaden" },
        productUrl: "polder-haze",
      },
      lineage: {
        parents: [{ name: "Morning Fog", productUrl: "morning-fog", parents: [] }, { productUrl: null }],
      },
      similar: [{ reasons: expect.arrayContaining(["isParent"]) }, {}],
    });
    expect(shops).toEqual([]);
    expect(prices.pricedShopCount).toBe(0);
  });

  test.each(["polder-haze", "morning-fog", "laagland-fog"])(
    "names the brand of %s as lists do",
    async (url) => {
      const list = await testApi(database).get("/getproducts");
      const { items } = v.parse(ProductPage, await list.json());
      const { brand } = await product(`?url=${url}`);
      expect(brand).toEqual(items.find((item) => item.url === url)?.brand);
      expect(brand).not.toBeNull();
    },
  );

  test("around somebody the nearest shop comes first, and the answer is kept nowhere", async () => {
    const query = "?url=morning-fog&latitude=50.85&longitude=5.69";
    const answer = await testApi(database).get(`/getproduct${query}`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const { shops } = v.parse(Product, await answer.json());
    expect(shops.map(({ shop }) => [shop.url, shop.distanceMetres])).toEqual([
      ["mosa", 0],
      ["andersom", expect.any(Number)],
    ]);
  });

  test("has pages and says how many there are; open ones can be asked for, and nothing else of the hours", async () => {
    const { shops, shopList } = await product("?url=morning-fog&open=now&page=9");
    expect(shops).toHaveLength(2);
    expect(shopList).toEqual({ total: 2, openCount: 0, unknownHoursCount: 2, page: 1, pageCount: 1 });
    expect((await testApi(database).get("/getproduct?url=morning-fog&open=late")).status).toBe(400);
  });

  test("a price that nobody has seen for a year is none of today, as in the list of products", async () => {
    const old = menuItemOf({
      shopSlug: "mosa",
      productSlug: "blank",
      ladder: [{ unit: "gram", quantity: 1, cents: 400 }],
    });
    await saveMenus(database, [old], { seenAt: new Date(NOW.getTime() - 400 * 86_400_000) });
    const list = await testApi(database).get("/getproducts?q=blank");
    const { items } = v.parse(ProductPage, await list.json());
    const blank = await product("?url=blank");
    const told = { shopCount: 1, lowCentsPerGram: null, fromCents: null };
    expect([items[0], blank]).toMatchObject([told, told]);
    expect(blank.shops[0]).toMatchObject({ centsPerGram: 400 });
  });

  test("where prices are hidden the shop stands without them", async () => {
    await setProfile(database, { shop: "andersom" }, { prices: "hidden" });
    const { shops, lowCentsPerGram } = await product("?url=morning-fog");
    const andersom = shops.find(({ shop }) => shop.url === "andersom");
    expect(andersom).toMatchObject({ ladder: [], arePricesKept: true, centsPerGram: null, fromCents: null });
    expect(shops.find(({ shop }) => shop.url === "mosa")).toMatchObject({ arePricesKept: false });
    expect(lowCentsPerGram).toBe(1000);
  });

  test("whoever asks again with the tag is told that nothing has changed", async () => {
    const { get } = testApi(database);
    const first = await get("/getproduct?url=red-sand");
    const again = await get("/getproduct?url=red-sand", { "if-none-match": first.headers.get("etag") ?? "" });
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  test("what there is not is 404, what is no address 400, half a position too", async () => {
    const statusOf = async (query: string) => (await testApi(database).get(`/getproduct${query}`)).status;
    expect(await statusOf("?url=nobody")).toBe(404);
    expect(await statusOf("?url=not-yet")).toBe(404);
    expect(await statusOf("?url=%27%3B--")).toBe(400);
    expect(await statusOf("")).toBe(400);
    expect(await statusOf("?url=red-sand&latitude=52")).toBe(400);
  });
});

describe("GET /api/getshops of a product", () => {
  const pins = async (query: string) => testApi(database).get(`/getshops?viewType=map&${query}`);

  test("has all shops that sell it, and those whose menu is hidden not", async () => {
    const urls = async () => {
      const { items } = (await (await pins("product=morning-fog")).json()) as { items: { url: string }[] };
      return items.map(({ url }) => url).toSorted();
    };
    expect(await urls()).toEqual(["andersom", "mosa"]);
    await setProfile(database, { shop: "mosa" }, { menu: "hidden" });
    expect(await urls()).toEqual(["andersom"]);
  });

  test("is looked for everywhere: a city beside it is refused, and a product that there is not is 404", async () => {
    expect((await pins("product=morning-fog&city=utrecht")).status).toBe(400);
    expect((await pins("product=nobody")).status).toBe(404);
  });
});
