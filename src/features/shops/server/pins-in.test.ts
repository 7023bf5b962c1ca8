import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isInBbox } from "#platform/geo/country-bbox.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import { pinsIn } from "./pins-in.ts";
import type { Scope } from "./scope.ts";
import { equipShop, NOW, openOnce, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const UTRECHT: Scope = { kind: "box", bbox: [5.0, 52.0, 5.2, 52.2] };

async function pins(scope: Scope, filters: Partial<ShopFilters> = {}, most?: number) {
  const found = await pinsIn(database, { scope, filters: { ...NO_FILTERS, ...filters }, now: NOW, most });
  return { slugs: found.pins.map(({ slug }) => slug).toSorted(), total: found.total, pins: found.pins };
}

test("a part of the map has the shops that stand in it, each with what a map shows", async () => {
  const found = await pins(UTRECHT);
  expect(found).toMatchObject({ slugs: ["andersom", "cafe-zwart", "eclair"], total: 3 });
  expect(found.pins.find(({ slug }) => slug === "eclair")).toEqual({
    id: expect.any(Number),
    slug: "eclair",
    name: "Éclair",
    kind: "smartshop",
    latitude: 52.08,
    longitude: 5.13,
    openness: "unknown",
    isSample: false,
  });
  expect(await pins({ kind: "box", bbox: [6.5, 53.0, 6.6, 53.1] })).toMatchObject({ slugs: [], total: 0 });
});

test("a part of the map has what stands in it and nothing else, however it is cut", async () => {
  const all = (await pins({ kind: "everywhere" })).pins;
  const edge = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((at) => at / 100);
  const edges = fc.tuple(edge(3.2, 7.3), edge(3.2, 7.3), edge(50.7, 53.7), edge(50.7, 53.7));
  await fc.assert(
    fc.asyncProperty(edges, async ([longitude, otherLongitude, latitude, otherLatitude]) => {
      const [west, east] = [longitude, otherLongitude].toSorted((a, b) => a - b) as [number, number];
      const [south, north] = [latitude, otherLatitude].toSorted((a, b) => a - b) as [number, number];
      const bbox = [west, south, east, north] as const;
      const inside = all.filter((pin) => isInBbox(bbox, pin)).map(({ slug }) => slug);
      expect((await pins({ kind: "box", bbox })).slugs).toEqual(inside.toSorted());
    }),
    { numRuns: runs(50) },
  );
});

test("the filters are those of the list", async () => {
  await equipShop(database, { slug: "andersom", amenities: ["wifi", "atm"] });
  expect((await pins(UTRECHT, { kinds: ["smartshop"] })).slugs).toEqual(["eclair"]);
  expect((await pins(UTRECHT, { amenities: ["wifi", "atm"] })).slugs).toEqual(["andersom"]);
  expect((await pins(UTRECHT, { q: "zwart" })).slugs).toEqual(["cafe-zwart"]);
  expect((await pins({ kind: "everywhere" }, { residents: "residentsOnly" })).slugs).toEqual(["mosa"]);
});

test("who is closed is left out where open ones are wanted, and who is not known stays", async () => {
  await openOnce(database, { slug: "eclair", from: "2026-11-21T10:00Z", to: "2026-11-21T20:00Z" });
  await openOnce(database, { slug: "andersom", from: "2026-11-21T18:00Z", to: "2026-11-21T20:00Z" });
  const found = await pins(UTRECHT, { open: "now" });
  expect(found.slugs).toEqual(["cafe-zwart", "eclair"]);
  expect(found.pins.map(({ openness }) => openness).toSorted()).toEqual(["open", "unknown"]);
});

test("where there are too many the best are shown and all are counted", async () => {
  expect(await pins(UTRECHT, {}, 2)).toMatchObject({ slugs: ["andersom", "cafe-zwart"], total: 3 });
  expect(await pins(UTRECHT, {}, 3)).toMatchObject({ total: 3, slugs: { length: 3 } });
});
