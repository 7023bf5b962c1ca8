import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { importZones } from "#features/places/server/import-zones.ts";
import { bytesOf, settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { Zones } from "./getzones.ts";

const SHIPPED = readFileSync("data/no_smoking_zones.geojson", "utf8").replaceAll("GM0363", "GM0599");

const database = testWorld(async (world) => {
  await settleSmallCountry(world);
  await importZones(world, bytesOf(SHIPPED));
});

test("the zones are GeoJSON, each with its town, name, source and day", async () => {
  const answer = await testApi(database).get("/getzones?lang=es");
  const { features } = v.parse(Zones, await answer.json());
  expect(features.map(({ properties }) => properties)).toEqual([
    {
      name: "Blowverbodsgebied BVG0001",
      town: { url: "rotterdam", name: "Róterdam" },
      source: "api.data.amsterdam.nl/v1/wfs/overlastgebieden (blowverbodsgebied)",
      observedOn: "2026-08-08",
    },
  ]);
  const [ring = []] = features[0]?.geometry.coordinates ?? [];
  expect([ring.length, ring[0], ring.at(-1)]).toEqual([99, [4.898046, 52.377176], ring[0]]);
});

test("a language that is none is refused", async () => {
  const refused = await testApi(database).get("/getzones?lang=xx");
  expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ param: "lang" }] }]);
});
