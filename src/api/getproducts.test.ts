import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { ProductPage } from "./product-schemas.ts";

const database = testWorld(settleSmallCatalogue);

async function productsOf(query: string) {
  const answer = await testApi(database).get(`/getproducts${query}`);
  expect(answer.status).toBe(200);
  return v.parse(ProductPage, await answer.json());
}

const urls = async (query: string) => (await productsOf(query)).items.map(({ url }) => url);

describe("GET /api/getproducts", () => {
  test("answers a page in the shape it is described in", async () => {
    const { items, total, page } = await productsOf("?type=weed&sort=name&q=polder");
    expect([total, page]).toEqual([1, 1]);
    expect(items).toEqual([
      {
        _id: expect.any(String),
        url: "polder-haze",
        name: "Polder Haze",
        type: "weed",
        isSample: false,
        brand: { url: "dijkzaden", name: "Dijkzaden" },
        marketedAs: "sativa",
        thcPermille: 210,
        potencyMethod: "catalogue",
        shopCount: 0,
        lowCentsPerGram: null,
        fromCents: null,
        rating: null,
        reviewCount: 0,
      },
    ]);
  });

  test("every filter narrows the list down", async () => {
    expect(await urls("?type=hash")).toEqual(["red-sand"]);
    expect(await urls("?city=maastricht&type=weed&sort=name")).toEqual(["laagland-fog", "morning-fog"]);
    expect(await urls("?effect=happy&effect=creative")).toEqual(["polder-haze"]);
    expect(await urls("?brand=green-thumb-seeds")).toEqual(["evening-dyke"]);
    expect(await urls("?thc=over20&thc=under5")).toEqual(["polder-haze"]);
    expect(await urls("?rating=4")).toEqual([]);
    expect((await productsOf("?page=999")).page).toBe(1);
  });

  test("with a city, prices and counts of shops are those of its shops", async () => {
    const fogIn = async (query: string) => {
      const { items } = await productsOf(`?type=weed${query}`);
      const fog = items.find(({ url }) => url === "morning-fog");
      return [fog?.shopCount, fog?.lowCentsPerGram, fog?.fromCents];
    };
    expect(await fogIn("")).toEqual([2, 1000, 1000]);
    expect(await fogIn("&city=utrecht")).toEqual([1, 1120, 1200]);
    expect(await urls("?type=weed&city=utrecht&gram=8to10")).toEqual([]);
  });

  test.each([
    ["type=tulips", "type"],
    ["effect=cured", "effect"],
    ["flavour[$ne]=x&flavour=tulip", "flavour"],
    ["thc=lots", "thc"],
    ["gram=free", "gram"],
    ["marketedAs=best", "marketedAs"],
    ["open=late", "open"],
    ["rating=5", "rating"],
    ["sort=paid", "sort"],
    ["page=0", "page"],
    ["page=1e3", "page"],
    ["city=Utrecht'--", "city"],
    ["brand=A%20B", "brand"],
    [`q=${"a".repeat(201)}`, "q"],
    ["q=%00", "q"],
    [Array.from({ length: 9 }, (_, index) => `brand=b${index}`).join("&"), "brand"],
  ])("%s is refused, and the value not repeated", async (query, param) => {
    const answer = await testApi(database).get(`/getproducts?${query}`);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { msg: string; param: string }[] };
    expect(errors).toEqual([{ msg: expect.any(String), param }]);
  });

  test("who asks again is told when nothing has changed", async () => {
    const { get } = testApi(database);
    const first = await get("/getproducts?type=weed");
    const tag = first.headers.get("etag") ?? "";
    const again = await get("/getproducts?type=weed", { "if-none-match": tag });
    expect([first.status, again.status, again.headers.get("etag")]).toEqual([200, 304, tag]);
    expect((await get("/getproducts?type=hash", { "if-none-match": tag })).status).toBe(200);
  });

  test.each([
    ["city=atlantis", "city"],
    ["brand=nobody", "brand"],
    ["brand=dijkzaden&brand=nobody", "brand"],
  ])("%s names nothing", async (query, param) => {
    const answer = await testApi(database).get(`/getproducts?${query}`);
    expect([answer.status, await answer.json()]).toEqual([404, { errors: [{ msg: "Not found", param }] }]);
  });
});
