import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import type { Point } from "#platform/geo/geo.ts";
import { expect, test } from "vitest";
import { distanceMetres } from "#platform/geo/geo.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { shopsNear } from "./shops-near.ts";
import {
  CROSSROADS,
  NEIGHBOURS,
  NOW,
  setStatus,
  settleNeighbours,
  settleSmallWorld,
} from "./small-world.test-support.ts";

const maastricht = { latitude: 50.8499, longitude: 5.6899 };
const database = testWorld(settleSmallWorld);

test("the nearest come first, with their distance in whole metres", async () => {
  const near = await shopsNear(database, {
    point: maastricht,
    limit: 4,
    samples: "excluded",
    locale: "nl",
    now: NOW,
  });
  expect(near.map(({ slug }) => slug)).toEqual(["mosa", "mosa-smart", "rick-s", "eclair"]);
  for (const shop of near) expect(shop.distanceMetres).toBe(Math.round(distanceMetres(maastricht, shop)));
});

test("a degree to the east is shorter than one to the north: metres decide who is nearer", async () => {
  await settleNeighbours(database);
  const near = await shopsNear(database, {
    point: CROSSROADS,
    limit: 3,
    samples: "excluded",
    locale: "nl",
    now: NOW,
  });
  expect(near.map(({ slug }) => slug)).toEqual(NEIGHBOURS);
  expect(near.map(({ distanceMetres: metres }) => metres)).toEqual([1022, 1223, 1499]);
});

test("the shop one stands in can be left out", async () => {
  const { id } = await shopBySlug(database, { slug: "mosa", locale: "nl", now: NOW });
  const near = await shopsNear(database, {
    point: maastricht,
    limit: 1,
    exceptShopId: id,
    samples: "excluded",
    locale: "nl",
    now: NOW,
  });
  expect(near.map(({ slug }) => slug)).toEqual(["mosa-smart"]);
});

test("whoever stands on the other side of the world gets an answer too", async () => {
  const point = { latitude: -90, longitude: 180 };
  expect(
    await shopsNear(database, { point, limit: 3, samples: "included", locale: "nl", now: NOW }),
  ).toHaveLength(3);
});

test("samples and closed shops are left out where they do not belong", async () => {
  await loadDemo(database);
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  const utrecht = { latitude: 52.0905, longitude: 5.1206 };
  const slugs = async (samples: "included" | "excluded", point: Point = utrecht) =>
    (await shopsNear(database, { point, limit: 2, samples, locale: "nl", now: NOW })).map(({ slug }) => slug);
  expect(await slugs("excluded")).toEqual(["cafe-zwart", "eclair"]);
  expect(await slugs("included")).toEqual(["cafe-zwart", "eclair"]);
  expect(await slugs("included", SAMPLE_TOWN)).toEqual(["sample-de-slapende-reiger", "sample-papieren-boot"]);
  expect(await slugs("excluded", SAMPLE_TOWN)).toEqual(["cafe-zwart", "eclair"]);
});
