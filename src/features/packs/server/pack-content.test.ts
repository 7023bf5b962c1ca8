import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { menuAnswer } from "#features/products/menu-answer.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { shopDetailsAnswer } from "#features/shops/shop-details-answer.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import { testWorld } from "#tests/support/database.ts";
import { openingInPack } from "../pack.ts";
import { hoursOfPack } from "./hours-of-pack.ts";
import { packContent } from "./pack-content.ts";
import { settlePackedTown } from "./packed-town.test-support.ts";

const CITIES = ["utrecht", "rotterdam", "hoek-van-holland", "s-hertogenbosch", "maastricht", "zaandam"];

const database = testWorld(settlePackedTown);

async function wholeList(city: string) {
  const { city: place } = await packContent(database, { slug: city, now: NOW });
  const asked = {
    scope: { kind: "city", id: place.id },
    filters: NO_FILTERS,
    locale: "nl",
    now: NOW,
  } as const;
  const first = await shopsIn(database, asked);
  const rest = await shopsIn(database, { ...asked, filters: { ...NO_FILTERS, page: 2 } });
  return first.pageCount > 1 ? [...first.items, ...rest.items] : first.items;
}

test.each(CITIES)(
  "the pack of %s has the shops of the list, in its order, with what the site tells",
  async (city) => {
    const pack = await packContent(database, { slug: city, now: NOW });
    expect(pack.shops.length).toBeGreaterThan(0);
    expect(pack.shops.map(({ url }) => url)).toEqual((await wholeList(city)).map(({ slug }) => slug));
    for (const shop of pack.shops) {
      const record = await shopRecord(database, { slug: shop.url, locale: "nl", now: NOW });
      const told = shopDetailsAnswer(record.shop, openTimesOfShop(record.hours, { now: NOW }));
      const { opening: _, hours: _hours, departments: _parts, distanceMetres: _metres, ...facts } = told;
      expect(shop).toMatchObject(facts);
      const menu = await menuOfShop(database, { shopId: record.shop.id, viewer: "anyone" });
      expect(shop.menu).toEqual(menuAnswer(menu));
    }
  },
);

describe("the state that a pack tells is that of the site at any moment of its eight weeks", () => {
  test.each([
    ["around Christmas", "2026-11-21T13:15:00Z"],
    ["in the night that the clocks go back", "2026-10-05T08:00:00Z"],
    ["in the night that the clocks go forward, and on King's Day", "2026-03-08T23:30:00Z"],
  ])("%s", async (_, madeAt) => {
    const now = new Date(madeAt);
    const packs = await Promise.all(CITIES.map((slug) => packContent(database, { slug, now })));
    const all = packs.flatMap((pack) => pack.shops.map((shop) => ({ pack, shop })));
    const records = new Map(
      await Promise.all(
        all.map(async ({ shop }) => {
          const asked = { slug: shop.url, locale: "nl", now } as const;
          return [shop.url, await shopRecord(database, asked)] as const;
        }),
      ),
    );
    const minutes = 49 * 24 * 60;
    const states = new Set<string>();
    fc.assert(
      fc.property(fc.nat(minutes), fc.nat(all.length - 1), (minute, index) => {
        const at = new Date(now.getTime() + minute * 60_000);
        const { pack, shop } = all[index]!;
        const there = openTimesOfShop(records.get(shop.url)!.hours, { now: at }).opening;
        const here = openingInPack(pack, shop, at);
        states.add(here.state);
        // Near its end the pack knows less far ahead than the site.
        const isNearEnd = minute > 34 * 24 * 60;
        expect(isNearEnd ? here.state : here).toEqual(isNearEnd ? there.state : there);
      }),
      { numRuns: 500 },
    );
    expect([...states].toSorted()).toEqual(["closed", "open", "unknown"]);
  });

  test("and unknown before its first day and after its last one", async () => {
    const pack = await packContent(database, { slug: "utrecht", now: NOW });
    const open = {
      status: "active" as const,
      openTimes: pack.shops.find(({ openTimes }) => openTimes)!.openTimes,
    };
    const stateAt = (day: string) => openingInPack(pack, open, new Date(day)).state;
    expect([stateAt("2026-11-08T12:00Z"), stateAt("2027-01-12T12:00Z")]).toEqual(["unknown", "unknown"]);
    expect(stateAt("2027-01-10T12:00Z")).not.toBe("unknown");
  });
});

test("a day stands by itself only where the times do not tell it", async () => {
  const { shops } = await packContent(database, { slug: "zaandam", now: NOW });
  const daysOf = (rules: string) => {
    const { openTimes, ownDays } = hoursOfPack(new Date("2026-11-08T23:00:00Z"))(shops[0]!, rules);
    expect(openTimes).not.toBeNull();
    return ownDays.map(({ date }) => date);
  };
  expect(daysOf("24/7")).toEqual([]);
  // The night before the first day, and the one after the last.
  expect(daysOf("Mo-Su 10:00-02:00")).toEqual(["2026-11-09", "2027-01-10"]);
  expect(daysOf("Mo-Su 10:00-20:00; PH 12:00-20:00; Dec 25 off; Dec 31 10:00-16:00")).toEqual([
    "2026-12-25",
    "2026-12-31",
  ]);
});

test("the same facts make the same pack until Monday", async () => {
  const packAt = async (now: string) =>
    JSON.stringify(await packContent(database, { slug: "utrecht", now: new Date(now) }));
  const before = await packAt("2026-11-16T00:30:00+01:00");
  expect(await packAt("2026-11-22T23:30:00+01:00")).toBe(before);
  expect(await packAt("2026-11-23T00:30:00+01:00")).not.toBe(before);
});

test("a menu that may not be shown to anybody is not in a pack", async () => {
  const menuIn = async () => {
    const { shops } = await packContent(database, { slug: "utrecht", now: NOW });
    return shops.find(({ url }) => url === "andersom")!.menu;
  };
  expect((await menuIn())?.items.length).toBeGreaterThan(0);
  await setProfile(database, { shop: "andersom" }, { menu: "login" });
  expect(await menuIn()).toBeNull();
});

test("what a gram costs is in a pack only where lists tell it to anybody", async () => {
  const priceIn = async () => {
    const { shops } = await packContent(database, { slug: "utrecht", now: NOW });
    return shops.find(({ url }) => url === "andersom")!.lowCentsPerGram;
  };
  expect(await priceIn()).toBe(500);
  await setProfile(database, { shop: "andersom" }, { prices: "login" });
  expect(await priceIn()).toBeNull();
});

test("a shop that closed for good is in no pack, and one that is closed for a time is closed", async () => {
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  await setStatus(database, { slug: "cafe-zwart", status: "temporarilyClosed" });
  const pack = await packContent(database, { slug: "utrecht", now: NOW });
  expect(pack.shops.map(({ url }) => url)).not.toContain("andersom");
  const closed = pack.shops.find(({ url }) => url === "cafe-zwart")!;
  expect(openingInPack(pack, closed, NOW)).toEqual({ state: "closed", opensAt: null });
});
