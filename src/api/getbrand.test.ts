import * as v from "valibot";
import { expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { Brand, BrandPreview } from "./getbrand-schemas.ts";

const database = testWorld(settleSmallCatalogue);

test("brands come as a page, neither growers of the experiment nor samples among them", async () => {
  const answer = await testApi(database).get("/getbrands?sort=name");
  const { items, total, page } = v.parse(
    v.object({ items: v.array(BrandPreview), total: v.number(), page: v.number() }),
    await answer.json(),
  );
  expect(items.map(({ url }) => url)).toEqual(["dijkzaden", "green-thumb-seeds"]);
  expect([total, page]).toEqual([2, 1]);
});

test("a brand comes with what it makes and what it bred", async () => {
  const answer = await testApi(database).get("/getbrand?url=dijkzaden");
  expect(v.parse(Brand, await answer.json())).toMatchObject({
    url: "dijkzaden",
    kind: "breeder",
    strainCount: 2,
    source: "kushy",
    types: [],
    strains: [{ name: "Morning Fog", productUrl: "morning-fog" }, { name: "Polder Haze" }],
  });
});

test("nobody, a licensed grower and a kind that there is not are refused", async () => {
  const statusOf = async (path: string) => (await testApi(database).get(path)).status;
  expect(await statusOf("/getbrand?url=nobody")).toBe(404);
  expect(await statusOf("/getbrand?url=lage-landen")).toBe(404);
  expect(await statusOf("/getbrand")).toBe(400);
  expect(await statusOf("/getbrands?kind=shop")).toBe(400);
  expect(await statusOf("/getbrands?page=0")).toBe(400);
});
