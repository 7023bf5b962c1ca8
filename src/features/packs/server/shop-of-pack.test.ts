import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { refreshOpenTimes } from "#features/shops/server/refresh-open-times.ts";
import { type ShopRecord, shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import { testWorld } from "#tests/support/database.ts";
import type { PackContent, ShopInPack } from "../pack.ts";
import { cardOfPack, pinOfPack, shopOfPack, timesOfPack } from "../shop-of-pack.ts";
import { packContent } from "./pack-content.ts";
import { settlePackedTown } from "./packed-town.test-support.ts";

const CITIES = ["utrecht", "zaandam"];
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const database = testWorld(settlePackedTown);

/** As a device has it. */
async function packOf(slug: string, now: Date): Promise<PackContent> {
  return JSON.parse(JSON.stringify(await packContent(database, { slug, now }))) as PackContent;
}

test.each(CITIES)("the shops of %s are those that their pages know, without their pictures", async (city) => {
  const pack = await packOf(city, NOW);
  for (const shop of pack.shops) {
    const { shop: known } = await shopRecord(database, { slug: shop.url, locale: "nl", now: NOW });
    const pictures = { photos: [], promoVideo: null };
    expect(shopOfPack(pack, shop)).toEqual({ ...known, ...pictures, opening: { state: "unknown" } });
  }
});

test.each(CITIES)("the cards and pins of %s are those of lists and maps", async (city) => {
  await refreshOpenTimes(database, { now: NOW });
  const pack = await packOf(city, NOW);
  const near = { latitude: 52.44, longitude: 4.83 };
  const scope = { kind: "city", id: pack.city.id } as const;
  const { items } = await shopsIn(database, { scope, filters: NO_FILTERS, near, locale: "nl", now: NOW });
  const { pins } = await pinsIn(database, { scope, filters: NO_FILTERS, now: NOW });
  const shops = pack.shops.slice(0, items.length);
  expect(shops.map((shop) => cardOfPack(pack, shop, { now: NOW, near }))).toEqual(items);
  expect(new Set(items.map(({ opening }) => opening.state)).size).toBeGreaterThan(1);
  const pinsOfPack = pack.shops.map((shop) => pinOfPack(pack, shop, NOW));
  expect(pinsOfPack.toSorted((a, b) => a.id - b.id)).toEqual(pins.toSorted((a, b) => a.id - b.id));
});

interface KnownShop {
  pack: PackContent;
  shop: ShopInPack;
  hours: ShopRecord["hours"];
}

async function knownShops(made: Date): Promise<KnownShop[]> {
  const packs = await Promise.all(CITIES.map((slug) => packOf(slug, made)));
  const all = packs.flatMap((pack) => pack.shops.map((shop) => ({ pack, shop })));
  return Promise.all(
    all.map(async ({ pack, shop }) => {
      const { hours } = await shopRecord(database, { slug: shop.url, locale: "nl", now: made });
      return { pack, shop, hours };
    }),
  );
}

/** Any minute that has two weeks of the pack before it, each midnight, and the hours around the nights that are not as others. */
const momentsFrom = (madeAt: string, nights: string[]) =>
  fc.oneof(
    fc.nat(34 * DAY_MINUTES).map((minute) => Date.parse(madeAt) + minute * MINUTE_MS),
    fc.nat(34).map((day) => Date.parse(`${madeAt.slice(0, 11)}23:00Z`) + day * DAY_MINUTES * MINUTE_MS),
    fc
      .tuple(fc.constantFrom(...nights), fc.integer({ min: -300, max: 300 }))
      .map(([night, minute]) => Date.parse(night) + minute * MINUTE_MS),
  );

test.each([
  ["around Christmas and New Year", "2026-11-21T13:15:00Z", ["2026-12-24T23:00Z", "2026-12-31T23:00Z"]],
  [
    "around the night that the clocks go back",
    "2026-10-05T08:00:00Z",
    ["2026-10-25T00:00Z", "2026-10-25T01:00Z"],
  ],
  [
    "around the night that the clocks go forward, and King's Day",
    "2026-03-08T23:30:00Z",
    ["2026-03-29T01:00Z", "2026-04-26T22:00Z"],
  ],
])("the hours that a pack tells are those of the page at any moment %s", async (_, madeAt, nights) => {
  const known = await knownShops(new Date(madeAt));
  const seen = { holidays: 0, specials: 0, unknown: 0, kitchens: 0 };
  fc.assert(
    fc.property(momentsFrom(madeAt, nights), fc.nat(1000), (moment, index) => {
      const now = new Date(moment);
      const { pack, shop, hours } = known[index % known.length]!;
      const there = openTimesOfShop(hours, { now });
      expect(timesOfPack(pack, shop, now)).toEqual(there);
      const days = there.days ?? [];
      seen.holidays += +days.some(({ isHoliday }) => isHoliday);
      seen.specials += +days.some(({ isSpecial }) => isSpecial);
      seen.unknown += +days.some((day) => day.unknown.length > 0);
      seen.kitchens += there.departments.length;
    }),
    { numRuns: 500 },
  );
  expect(seen.unknown).toBeGreaterThan(0);
  expect(seen.kitchens).toBeGreaterThan(0);
  if (madeAt.startsWith("2026-11")) expect(Math.min(seen.holidays, seen.specials)).toBeGreaterThan(0);
});

test("nobody knows of the days behind its last one and before its first", async () => {
  const shops = await knownShops(NOW);
  const { pack, shop } = shops.find(({ hours }) => hours.status === "active" && hours.hours !== null)!;
  const lastDay = new Date(Date.parse(shop.openTimes!.until) - MINUTE_MS);
  const [last, ...behind] = timesOfPack(pack, shop, lastDay).days!;
  expect(last?.date).toBe(lastDay.toISOString().slice(0, 10));
  expect(behind).toHaveLength(6);
  for (const { open, unknown } of behind) expect([open.length, unknown.length]).toEqual([0, 1]);
  const before = timesOfPack(pack, shop, new Date(Date.parse(pack.knownFrom) - 60 * MINUTE_MS));
  expect(before.opening).toEqual({ state: "unknown" });
  expect(before.days![0]?.open).toEqual([]);
});
