import type { MessageDescriptor } from "@lingui/core";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { AppContext } from "#app/app-context.ts";
import type { MapQuery } from "#features/shops/map-address.ts";
import { askedFilters, getShopsQuery } from "#features/shops/get-shops-query.ts";
import { pinQuery } from "#features/shops/pin-scope.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { readMapQuery } from "#features/shops/map-query.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW, settleNeighbours, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { isInBbox } from "#platform/geo/country-bbox.ts";
import { testWorld } from "#tests/support/database.ts";
import { mapData } from "./map-data.server.ts";

const database = testWorld(settleSmallWorld);

function ask(query: string, slug?: string) {
  const i18n = { _: ({ message }: MessageDescriptor) => message };
  const app = { database, locale: "en", i18n, now: () => NOW } as unknown as AppContext;
  const { asked }: { asked: MapQuery } = readMapQuery(new URLSearchParams(query));
  return mapData(app, asked, slug);
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
  expect(list.total).toBe(3);
  expect(new Set(list.items.map(({ distanceMetres }) => distanceMetres))).toEqual(new Set([null]));
  expect(chosen).toBeNull();
  expect(reference).toMatchObject({ kind: "city", name: "Utrecht" });
  const { bounds } = map.start as { bounds: [number, number, number, number] };
  for (const spot of [
    { latitude: 52.0905, longitude: 5.1206 },
    { latitude: 52.08, longitude: 5.13 },
  ]) {
    expect(isInBbox(bounds, spot)).toBe(true);
  }
  expect(bounds[2] - bounds[0]).toBeLessThan(0.05);
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
  const query = v.parse(getShopsQuery, Object.fromEntries(pinQuery(map.scope)));
  const scope = { kind: "everywhere" } as const;
  const { pins } = await pinsIn(database, { scope, filters: askedFilters(query), now: NOW });
  expect(slugsOf(pins)).toEqual(slugsOf(list.items));
});

describe("a part of the map", () => {
  test("lists what is nearest to its middle first, whatever else it has", async () => {
    expect(slugsOf((await ask("bbox=5.10,52.07,5.15,52.10")).list.items)).toEqual([
      "eclair",
      "andersom",
      "cafe-zwart",
    ]);
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

test("around a visitor there is no picture, whose address would tell where that is", async () => {
  expect((await ask("nearme=true")).map.picture).toBeNull();
  expect((await ask("")).map.picture).toBe("/map-picture.svg?view=3.2%2C50.7%2C7.3%2C53.7&frame=screen");
});
