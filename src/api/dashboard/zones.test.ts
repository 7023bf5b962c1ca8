import { expect, test } from "vitest";
import { cityGuideOf } from "#features/places/server/city-guide-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";
import { errorsOf, save } from "./cities.test-support.ts";

const database = testWorld(settleSmallWorld);

test("an admin draws zones, which the page of the city tells, and is told what is wrong with one", async () => {
  const call = await callerOf(database, "cities", { role: "admin" });
  const corners = [
    [5.1, 52.1],
    [5.2, 52.1],
    [5.2, 52.2],
    [5.1, 52.1],
  ];
  const zone = (ring: number[][]) => ({
    name: "Centrum",
    source: "utrecht.nl",
    observedOn: "2026-11-21",
    area: { type: "Polygon", coordinates: [ring] },
  });
  expect(await save(call, "utrecht", { zones: [zone(corners)] })).toMatchObject({
    status: 200,
    body: { zones: [zone(corners)] },
  });
  expect(await cityGuideOf(database, { slug: "vleuten", locale: "nl" })).toMatchObject({
    zones: [{ name: "Centrum", source: "utrecht.nl", observedOn: "2026-11-21" }],
  });
  const refused = async (zones: unknown) => errorsOf(await save(call, "utrecht", { zones }));
  expect(await refused([zone(corners.slice(1))])).toEqual(["changes.zones.0.area: Must end where it begins"]);
  expect(await refused([zone(corners), { ...zone([]), name: "", area: { type: "Point" } }])).toEqual([
    "changes.zones.1.name: Must not be empty",
    "changes.zones.1.area.type: Must be Polygon",
    "changes.zones.1.area.coordinates: Must be given",
  ]);
  expect(await refused([{ ...zone(corners), observedOn: "2027" }])).toEqual([
    "zones.0.observedOn: Must not be in the future",
  ]);
  // Latitude first.
  expect(await refused([zone(corners.map((corner) => corner.toReversed()))])).toEqual([
    "changes.zones.0.area: Must lie in the country",
  ]);
});
