import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { cityGuideOf } from "./city-guide-of.ts";
import { importZones } from "./import-zones.ts";
import { bytesOf, settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

const SHIPPED = readFileSync("data/no_smoking_zones.geojson", "utf8").replaceAll("GM0363", "GM0344");

const zonesOfUtrecht = async () =>
  (await cityGuideOf(database, { slug: "utrecht", locale: "nl" }))?.zones ?? [];

const tellOn = statement(
  "tell-zones-in-test",
  (_, p: Params<{ day: string }>) => sql`
    update municipality set told_on = jsonb_build_object('zones', ${p.day}::text) where code = 'GM0344'`,
);

test("the file that the product ships goes in, and once more changes nothing", async () => {
  const counts = { readCount: 1, refused: [] };
  expect(await importZones(database, bytesOf(SHIPPED))).toMatchObject({ ...counts, changedCount: 1 });
  expect(await zonesOfUtrecht()).toMatchObject([
    { name: "Blowverbodsgebied BVG0001", observedOn: "2026-08-08" },
  ]);
  expect(await importZones(database, bytesOf(SHIPPED))).toMatchObject({
    ...counts,
    changedCount: 0,
    unchangedCount: 1,
  });
});

test("what an admin said stands until a file is of a later day", async () => {
  await tellOn.run(database, { day: "2026-08-08" });
  expect(await importZones(database, bytesOf(SHIPPED))).toMatchObject({ changedCount: 0 });
  expect(await zonesOfUtrecht()).toEqual([]);
  expect(await importZones(database, bytesOf(SHIPPED.replace("2026-08-08", "2026-09-01")))).toMatchObject({
    changedCount: 1,
  });
});

test.each([
  ["{", "is no collection of zones in GeoJSON"],
  [SHIPPED.replace("GM0344", "GM9999"), "municipality GM9999 is not known"],
  [SHIPPED.replace("2026-08-08", "soon"), "is no year, month or day such as 2021, 2024-08, 2024-08-17"],
  [SHIPPED.replace("MultiPolygon", "Point"), "its area is wrong: unreadable"],
])("a file that is wrong is refused with its reason: %#", async (text, reason) => {
  expect(await importZones(database, bytesOf(text))).toMatchObject({ refused: [{ reasons: [reason] }] });
  expect(await zonesOfUtrecht()).toEqual([]);
});
