import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { importElements, NEW, node } from "./mapped-shops.test-support.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

describe("a shop of a file", () => {
  const BUILDING = {
    type: "way" as const,
    id: 7,
    lat: undefined,
    lon: undefined,
    center: { lat: 52.1001, lon: 5.0501 },
  };
  const MARKTHAL = { ...NEW, id: 5, tags: { name: "Markthal Negen", opening_hours: "Mo-Su 10:00-22:00" } };
  const AS_BUILDING = { ...BUILDING, tags: { name: "markthal negen", building: "yes" } };

  test("is one when the file has it as a point and as a building, and the other element is told", async () => {
    for (const elements of [
      [node(MARKTHAL), node(AS_BUILDING)],
      [node(AS_BUILDING), node(MARKTHAL)],
    ]) {
      const report = await importElements(database, elements, { isDryRun: true });
      expect(report.added.map(({ osmId }) => osmId)).toEqual(["node/5"]);
      expect(report.remarks).toEqual([
        { element: "way/7", text: "is the same shop as node/5; nothing of it is taken" },
      ]);
    }
  });

  test("is the one that we have when the other element comes later, whichever says more", async () => {
    await importElements(database, [node(AS_BUILDING)]);
    const report = await importElements(database, [node(MARKTHAL), node(AS_BUILDING)]);
    expect(report).toMatchObject({ addedCount: 0, remarks: [{ element: "node/5" }] });
  });

  test("is told when we have it twice already", async () => {
    await importElements(database, [
      node(MARKTHAL),
      node({ ...AS_BUILDING, center: { lat: 52.15, lon: 5.05 } }),
    ]);
    const report = await importElements(database, [node(MARKTHAL), node(AS_BUILDING)]);
    expect(report.remarks).toEqual([
      { element: "way/7", text: "may be the same shop as node/5, and we have both; please look" },
    ]);
  });

  test.each([
    [
      "at another number of the street",
      { "addr:street": "Markt", "addr:housenumber": "9" },
      { "addr:street": "Markt", "addr:housenumber": "12" },
    ],
    ["with another name", {}, { name: "Markthal Tien en verder" }],
    ["that is a headshop", {}, { shop: "headshop" }],
  ])("is another one %s", async (_what, one, other) => {
    const report = await importElements(database, [
      node({ ...MARKTHAL, tags: { ...MARKTHAL.tags, ...one } }),
      node({ ...AS_BUILDING, tags: { ...AS_BUILDING.tags, ...other } }),
    ]);
    expect(report).toMatchObject({ addedCount: 2, remarks: [] });
  });
});
