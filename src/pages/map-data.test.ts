import { readFileSync } from "node:fs";
import type { MessageDescriptor } from "@lingui/core";
import { sql } from "kysely";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "#app/app-context.ts";
import { askedFilters, getShopsQuery } from "#features/shops/get-shops-query.ts";
import { pinQuery } from "#features/shops/pin-scope.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { mapAddress } from "#features/shops/map-address.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importZones } from "#features/places/server/import-zones.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import {
  NOW,
  openOnce,
  settleNeighbours,
  settleSmallWorld,
} from "#features/shops/server/small-world.test-support.ts";
import { isInBbox } from "#platform/geo/country-bbox.ts";
import { testWorld } from "#tests/support/database.ts";
import { mapData } from "./map-data.server.ts";

const database = testWorld(settleSmallWorld);

function ask(query: string, slug?: string) {
  const i18n = { _: ({ message }: MessageDescriptor) => message };
  const app = { database, locale: "en", i18n, now: () => NOW } as unknown as AppContext;
  return mapData(app, new URLSearchParams(query), slug);
}

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe("the map of a shop", () => {
  test("has the shop first, then its neighbours by distance from it, and nobody beyond two kilometres", async () => {
    await settleNeighbours(database);
    const { list, map, chosen, reference } = await ask("", "east");
    expect(slugsOf(list.items)).toEqual(["east", "farther-east", "north"]);
    expect(list.items.map(({ distanceMetres }) => distanceMetres)).toEqual([null, 477, 1594]);
    expect(map.start).toEqual({ latitude: 52.2, longitude: 5.815, zoom: 16 });
    expect(chosen).toBe("east");
    expect(reference).toMatchObject({ kind: "shop", name: "East" });
  });

  test("is not found by robots when the shop is invented", async () => {
    expect((await ask("", "andersom")).isIndexed).toBe(true);
    await loadDemo(database, { now: NOW });
    expect((await ask("", "sample-de-slapende-reiger")).isIndexed).toBe(false);
  });
});

test("the map of a town is filled by its shops, from which no distance is told in the list", async () => {
  const { list, map, reference, chosen } = await ask("", "utrecht");
  expect(list.total).toBe(2);
  expect(new Set(list.items.map(({ distanceMetres }) => distanceMetres))).toEqual(new Set([null]));
  expect(chosen).toBeNull();
  expect(reference).toMatchObject({ kind: "city", name: "Utrecht" });
  const { bounds } = map.start as { bounds: [number, number, number, number] };
  for (const spot of [
    { latitude: 52.0905, longitude: 5.1206 },
    { latitude: 52.095, longitude: 5.11 },
  ]) {
    expect(isInBbox(bounds, spot)).toBe(true);
  }
  expect(bounds[2] - bounds[0]).toBeLessThan(0.05);
});

describe("a map with a filter", () => {
  const boundsOf = async (query: string, slug?: string) => {
    const { map } = await ask(query, slug);
    return (map.start as { bounds: [number, number, number, number] }).bounds;
  };

  test("begins with the open shops of a town where these are asked for, and not with all of it", async () => {
    await openOnce(database, { slug: "andersom", from: "2026-11-21T09:00:00Z", to: "2026-11-21T20:00:00Z" });
    const all = await boundsOf("", "utrecht");
    const open = await boundsOf("open=now", "utrecht");
    expect(isInBbox(open, { latitude: 52.0905, longitude: 5.1206 })).toBe(true);
    expect(isInBbox(open, { latitude: 52.095, longitude: 5.11 })).toBe(false);
    expect(open[2] - open[0]).toBeLessThan((all[2] - all[0]) * 0.6);
    expect(await boundsOf("open=now&bbox=5,52,5.1,52.1", "utrecht")).toEqual([5, 52, 5.1, 52.1]);
  });

  test("begins with the shops that a word finds, wherever they are", async () => {
    const bounds = await boundsOf("q=sky+high");
    expect(isInBbox(bounds, { latitude: 51.92, longitude: 4.48 })).toBe(true);
    expect(bounds[2] - bounds[0]).toBeLessThan(0.05);
  });

  test("begins with the town where no shop meets it", async () => {
    expect(await boundsOf("amenity=wifi", "utrecht")).toEqual(await boundsOf("", "utrecht"));
  });
});

const rate = statement(
  "rate-shops-in-map-test",
  (_, p: Params<{ most: number; hundredths: number }>) => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'shop', id, 3, ${p.hundredths} from shop where not is_sample order by id limit ${p.most}
    on conflict (target_type, target_id) do update set hundredths = excluded.hundredths`,
);

test("a map can be filtered by stars once ten shops have a rating, and its markers are filtered as well", async () => {
  await settleNeighbours(database);
  await rate.run(database, { most: 9, hundredths: 300 });
  expect((await ask("")).hasRatings).toBe(false);
  await rate.run(database, { most: 10, hundredths: 300 });
  await rate.run(database, { most: 2, hundredths: 450 });
  const { hasRatings, list, map } = await ask("rating=4");
  expect([hasRatings, list.total, list.facets.ratings[4]]).toEqual([true, 2, 2]);
  const search = pinQuery(map.scope);
  const words = [...search.keys()].map((word) => [word, search.getAll(word)]);
  const query = v.parse(
    getShopsQuery,
    Object.fromEntries(words.map(([word, all]) => [word, all?.length === 1 ? all[0] : all])),
  );
  const scope = { kind: "everywhere" } as const;
  const { pins } = await pinsIn(database, { scope, filters: askedFilters(query), now: NOW });
  expect(slugsOf(pins)).toEqual(slugsOf(list.items));
});

describe("a part of the map", () => {
  test("lists what is nearest to its middle first, whatever else it has", async () => {
    expect(slugsOf((await ask("bbox=5.10,52.07,5.15,52.10")).list.items)).toEqual(["andersom", "cafe-zwart"]);
    const everything = "bbox=5.10,52.07,5.15,52.10&kind=coffeeshop&kind=smartshop";
    expect(slugsOf((await ask(everything)).list.items)).toEqual(["eclair", "andersom", "cafe-zwart"]);
    expect(slugsOf((await ask("bbox=5.09,52.08,5.13,52.11")).list.items)[0]).toBe("cafe-zwart");
  });

  test("has pins a little beyond its edges, so that none pops up while it is moved", async () => {
    const { map } = await ask("bbox=5.10,52.07,5.14,52.09");
    expect(map.scope.bbox).toEqual([5.08, 52.06, 5.16, 52.1]);
    expect(map.start).toEqual({ bounds: [5.1, 52.07, 5.14, 52.09], isExact: true });
  });

  test("at sea names what is nearest, with its distance, and keeps to the filters", async () => {
    const { list, nearest } = await ask("bbox=3.6,51.9,3.8,52.1");
    expect(list.total).toBe(0);
    expect(nearest[0]).toMatchObject({ slug: "zeelucht", distanceMetres: expect.any(Number) });
    expect(slugsOf((await ask("bbox=3.6,51.9,3.8,52.1&kind=smartshop")).nearest)[0]).toBe("eclair");
    expect((await ask("bbox=3.6,51.9,3.8,52.1&q=nobody")).nearest).toEqual([]);
  });
});

test("around a visitor the picture is of the whole country, so that its address tells nothing of where that is", async () => {
  const ofCountry = (await ask("")).map.picture;
  expect(new URLSearchParams(ofCountry.split("?")[1]).get("view")).toBe("3.2,50.7,7.3,53.7");
  expect((await ask("nearme=true&bbox=5.10,52.07,5.15,52.10")).map.picture).toBe(ofCountry);
});

describe("the map of a list that was measured from a landmark", () => {
  const KADE = `name,kind,city,lat,lon,source,source_year
Kade,street,Utrecht,52.0951,5.1101,OpenStreetMap,2021
`;
  beforeEach(() => importLandmarks(database, bytesOf(KADE)));

  test("begins there, with its mark, its order and its distances, and keeps the filters", async () => {
    const { map, reference, list, query } = await ask("open=now&from=kade", "utrecht");
    expect(reference).toEqual({ kind: "landmark", name: "Kade", latitude: 52.0951, longitude: 5.1101 });
    expect(list.items[0]).toMatchObject({ slug: "cafe-zwart", distanceMetres: 13 });
    expect(list.items[1]?.distanceMetres).toBeGreaterThan(500);
    const { bounds } = map.start as { bounds: [number, number, number, number] };
    expect((bounds[0] + bounds[2]) / 2).toBeCloseTo(5.1101, 3);
    expect((bounds[1] + bounds[3]) / 2).toBeCloseTo(52.0951, 3);
    expect(mapAddress(query, { slug: "utrecht" })).toBe("/map/utrecht?open=now&from=kade");
  });

  test("follows the view and goes on to measure from there, also where it is out of view", async () => {
    for (const bbox of ["5.10,52.07,5.15,52.10", "5.1150,52.08,5.15,52.10"]) {
      const { list, reference } = await ask(`from=kade&bbox=${bbox}`, "utrecht");
      const metres = list.items.map(({ distanceMetres }) => distanceMetres ?? 0);
      expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      expect(metres.at(-1)).toBeGreaterThan(500);
      expect(reference?.kind).toBe("landmark");
    }
  });

  test("names one that it does not know, and begins with the town", async () => {
    const { unknown, reference } = await ask("from=nowhere", "utrecht");
    expect(unknown).toEqual([expect.objectContaining({ value: "nowhere" })]);
    expect(reference?.kind).toBe("city");
  });
});

test("the map of a shop that is no coffeeshop has it all the same", async () => {
  expect((await ask("", "eclair")).list.items[0]?.slug).toBe("eclair");
});

test("a map is told where the zones of the country are, and loads none of them itself", async () => {
  expect((await ask("", "utrecht")).map.zones).toEqual([]);
  const shipped = readFileSync("data/no_smoking_zones.geojson", "utf8").replaceAll("GM0363", "GM0344");
  await importZones(database, bytesOf(shipped));
  expect((await ask("", "utrecht")).map.zones).toEqual([[4.8927, 52.3691, 4.9028, 52.3772]]);
});
