import * as fc from "fast-check";
import { expect, test } from "vitest";
import { typedTime } from "#platform/typed-time.ts";
import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { AMENITY_FILTERS, type AmenityFilter } from "#features/shops/amenities.ts";
import { nearMe } from "#features/shops/near-me.ts";
import { refreshOpenTimes } from "#features/shops/server/refresh-open-times.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { NO_FILTERS, SHOP_SORTS, type ShopFilters, WITHIN_KM } from "#features/shops/shop-query.ts";
import { SHOP_KINDS, type ShopKind } from "#features/shops/shop.ts";
import { PRICE_FILTERS, RATING_FILTERS } from "#features/shops/traits.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { testWorld } from "#tests/support/database.ts";
import type { PackContent } from "../pack.ts";
import { packList } from "../pack-list.ts";
import { packContent } from "./pack-content.ts";
import { settlePackedTown } from "./packed-town.test-support.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const database = testWorld(settlePackedTown);

/** As a device has it. */
async function packOf(slug: string, now: Date): Promise<PackContent> {
  return JSON.parse(JSON.stringify(await packContent(database, { slug, now }))) as PackContent;
}

async function listOfSite(
  { city }: PackContent,
  asked: Omit<Parameters<typeof packList>[1], "isWhole">,
): Promise<ReturnType<typeof packList>> {
  return shopsIn(database, { scope: { kind: "city", id: city.id }, ...asked });
}

const point = fc.record({
  latitude: fc.double({ min: 52.36, max: 52.5, noNaN: true }),
  longitude: fc.double({ min: 4.75, max: 4.95, noNaN: true }),
});

/** Most lists have few filters: with all of them nothing is left to be in an order. */
const few = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 5 }, { arbitrary: value, weight: 1 });
const wallClock = fc
  .integer({ min: -DAY_MINUTES, max: 20 * DAY_MINUTES })
  .map((minutes) => (now: Date) => typedTime(new Date(now.getTime() + minutes * MINUTE_MS).toISOString()));

const asked = fc.record({
  which: fc.nat(4),
  near: fc.option(point, { freq: 2 }),
  locale: fc.constantFrom(...LOCALES),
  open: fc.option(fc.oneof(fc.constantFrom("now", "late"), wallClock), { freq: 2 }),
  filters: fc.record({
    kinds: fc.oneof(
      { arbitrary: fc.constant<ShopKind[]>([]), weight: 3 },
      fc.subarray([...SHOP_KINDS], { minLength: 2 }),
    ),
    residents: few(fc.constantFrom(...RESIDENTS_RULES)),
    amenities: fc.oneof(
      { arbitrary: fc.constant<AmenityFilter[]>([]), weight: 5 },
      fc.subarray([...AMENITY_FILTERS], { maxLength: 1 }),
    ),
    rating: few(fc.constantFrom(...RATING_FILTERS)),
    price: few(fc.constantFrom(...PRICE_FILTERS)),
    withinKm: few(fc.constantFrom(...WITHIN_KM)),
    sort: fc.constantFrom(...SHOP_SORTS),
    page: fc.constantFrom(1, 1, 2, 9),
  }),
});

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

test.each([
  ["around Christmas and New Year", "2026-11-21T13:15:00Z"],
  ["around the night that the clocks go back", "2026-10-05T08:00:00Z"],
  ["around the night that the clocks go forward, and King's Day", "2026-03-08T23:30:00Z"],
])("the list of a pack is that of the site at any moment %s", async (_, madeAt) => {
  const made = new Date(madeAt);
  const packs = [await packOf("zaandam", made), await packOf("utrecht", made)];
  const seen = { unknownHours: 0, many: 0, secondPages: 0 };
  const check = async (now: Date, { which, near, locale, open, filters: some }: Asked) => {
    const filters: ShopFilters = {
      ...NO_FILTERS,
      ...some,
      open: typeof open === "function" ? open(now) : open,
    };
    const pack = packs[which === 0 ? 1 : 0]!;
    const question = { filters, near: near ?? undefined, locale, now };
    const there = await listOfSite(pack, question);
    expect(packList(pack, question)).toEqual(there);
    seen.unknownHours += there.unknownHoursCount;
    seen.many += +(there.total > 5);
    seen.secondPages += +(there.page > 1);
  };
  const moment = fc.nat(34 * DAY_MINUTES).map((minute) => new Date(made.getTime() + minute * MINUTE_MS));
  await fc.assert(
    fc.asyncProperty(moment, fc.array(asked, { minLength: 8, maxLength: 8 }), async (now, questions) => {
      // As the site does each night.
      await refreshOpenTimes(database, { now });
      for (const question of questions) await check(now, question);
    }),
    { numRuns: 40 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test("the alphabets are those of the database", async () => {
  const pack = await packOf("zaandam", NOW);
  const orders = new Set<string>();
  for (const locale of LOCALES) {
    const asked = (page: number) =>
      ({ filters: { ...NO_FILTERS, sort: "name", page }, locale, now: NOW }) as const;
    const pages = await Promise.all([1, 2].map((page) => listOfSite(pack, asked(page))));
    const namesOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);
    const here = namesOf(packList(pack, { ...asked(1), isWhole: true }).items);
    expect(here).toEqual(namesOf(pages.flatMap(({ items }) => items)));
    orders.add(here.join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("on one page it is whole, whatever page was asked for", async () => {
  const pack = await packOf("zaandam", NOW);
  const filters: ShopFilters = { ...NO_FILTERS, page: 2 };
  const whole = packList(pack, { filters, locale: "nl", now: NOW, isWhole: true });
  expect(whole).toMatchObject({ total: 30, page: 1, pageCount: 1 });
  expect(whole.items.map(({ slug }) => slug)).toEqual(pack.shops.map(({ url }) => url));
  const empty = packList(pack, {
    filters: { ...NO_FILTERS, amenities: ["games"] },
    locale: "nl",
    now: NOW,
    isWhole: true,
  });
  expect(empty).toMatchObject({ items: [], total: 0, page: 1, pageCount: 1 });
});

test("near me has the shops of the site in its three groups", async () => {
  await refreshOpenTimes(database, { now: NOW });
  const pack = await packOf("zaandam", NOW);
  const near = { latitude: 52.431, longitude: 4.821 };
  const question = {
    filters: { ...NO_FILTERS, sort: "nearest" as const },
    near,
    locale: "nl" as const,
    now: NOW,
  };
  const here = nearMe(packList(pack, { ...question, isWhole: true }).items);
  // Twenty-four are more than its narrowest ring has.
  expect(here).toEqual(nearMe((await listOfSite(pack, question)).items));
  expect(here.ringKm).not.toBeNull();
  expect(here.open.length).toBeGreaterThan(0);
});
