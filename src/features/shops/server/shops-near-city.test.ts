import { sql } from "kysely";
import { expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { shopsNear } from "./shops-near.ts";
import { shopsNearCity } from "./shops-near-city.ts";
import {
  CROSSROADS,
  NEIGHBOURS,
  NOW,
  settleNeighbours,
  settleSmallWorld,
} from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const ASKED = { locale: "nl", now: NOW } as const;

const places = statement(
  "test-places",
  () => sql<{ slug: string }>`select slug from city union select slug from municipality`,
);

test("what is nearest to a city goes by metres: a degree to the east is shorter than one to the north", async () => {
  await settleNeighbours(database);
  const near = await shopsNearCity(database, { city: CROSSROADS, amount: 3, ...ASKED });
  expect(near.map(({ slug }) => slug)).toEqual(NEIGHBOURS);
  expect(near.map(({ distanceMetres }) => distanceMetres)).toEqual([1022, 1223, 1499]);
});

test("an amount that leaves out neighbours leaves out the farthest", async () => {
  await settleNeighbours(database);
  const near = await shopsNearCity(database, { city: CROSSROADS, amount: 2, ...ASKED });
  expect(near.map(({ slug }) => slug)).toEqual(NEIGHBOURS.slice(0, 2));
});

test("the nearest of all shops are those that the database finds, none of them invented", async () => {
  await settleNeighbours(database);
  await loadDemo(database);
  for (const { slug } of await places.all(database)) {
    const city = await cityBySlug(database, { slug, locale: "nl" });
    const found = await shopsNear(database, { point: city, limit: 4, samples: "excluded", ...ASKED });
    expect(await shopsNearCity(database, { city, amount: 4, ...ASKED }), slug).toEqual(found);
  }
});
