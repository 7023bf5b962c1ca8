import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { importZones } from "./import-zones.ts";
import { bytesOf, settleSmallCountry } from "./small-country.test-support.ts";
import { zoneBoxes, zonesOnMap } from "./zones-on-map.ts";

const database = testWorld(settleSmallCountry);

const SHIPPED = readFileSync("data/no_smoking_zones.geojson", "utf8").replaceAll("GM0363", "GM0599");

test("a country without zones has none on its maps", async () => {
  expect([await zonesOnMap(database, "en"), await zoneBoxes(database)]).toEqual([[], []]);
});

test("a zone is told with its town as the reader calls it, its source and its day", async () => {
  await importZones(database, bytesOf(SHIPPED));
  const [zone, ...others] = await zonesOnMap(database, "es");
  expect(others).toEqual([]);
  expect(zone).toMatchObject({
    name: "Blowverbodsgebied BVG0001",
    town: { slug: "rotterdam", name: "Róterdam" },
    source: expect.stringContaining("api.data.amsterdam.nl"),
    observedOn: "2026-08-08",
  });
  expect(zone?.area.coordinates[0]).toHaveLength(99);
});

test("its box is around all of its corners", async () => {
  await importZones(database, bytesOf(SHIPPED));
  const [[west, south, east, north] = [0, 0, 0, 0]] = await zoneBoxes(database);
  const [zone] = await zonesOnMap(database, "nl");
  for (const [longitude, latitude] of zone?.area.coordinates[0] ?? []) {
    expect(longitude).toBeGreaterThanOrEqual(west - 0.0001);
    expect(longitude).toBeLessThanOrEqual(east + 0.0001);
    expect(latitude).toBeGreaterThanOrEqual(south - 0.0001);
    expect(latitude).toBeLessThanOrEqual(north + 0.0001);
  }
  expect(east - west).toBeLessThan(0.03);
});
