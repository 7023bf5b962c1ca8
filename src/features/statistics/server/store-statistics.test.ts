import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { equipShop, NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { STATISTIC_NAMES, type StatisticName } from "../statistic.ts";
import { addShops, giveMenu, setHours } from "./many-shops.test-support.ts";
import { storedStatistic, storedStatistics } from "./stored-statistics.ts";
import { storeStatistics } from "./store-statistics.ts";

const database = testWorld(settleSmallCatalogue);

async function counted(name: StatisticName, now = NOW) {
  await storeStatistics(database, { now });
  const { n, rows } = await storedStatistic(database, { name });
  return { n, rows };
}

describe("shops by place", () => {
  test("are counted by province, those too few withheld, with shops for every 100,000 people of its places", async () => {
    await addShops(database, "Utrecht", 7);
    await addShops(database, "Rotterdam", 4);
    // Utrecht 3 + 7, Zuid-Holland 3 + 4, Limburg 2, Noord-Brabant 1, Noord-Holland none.
    expect(await counted("shops-by-province")).toEqual({
      n: 20,
      rows: [
        ["Utrecht", 10, 3.4],
        ["Zuid-Holland", 7, 1.2],
        ["Noord-Brabant", null, null],
        ["Limburg", null, null],
        ["Noord-Holland", null, null],
      ],
    });
  });

  test("a municipality that would give its small neighbour away goes with it", async () => {
    await addShops(database, "'s-Hertogenbosch", 7);
    await addShops(database, "Utrecht", 7);
    await addShops(database, "Heusden", 2);
    // Noord-Brabant has 10: to show the 8 of Den Bosch would reveal the 2 of Heusden.
    const ofBrabant = async () =>
      (await counted("shops-by-municipality")).rows.filter(([, province]) => province === "Noord-Brabant");
    expect((await counted("shops-by-province")).rows).toContainEqual(["Noord-Brabant", 10, 7.4]);
    expect(await ofBrabant()).toEqual([]);
    await addShops(database, "Heusden", 5);
    expect(await ofBrabant()).toEqual([
      ["'s-Hertogenbosch", "Noord-Brabant", 8, 5.9],
      ["Heusden", "Noord-Brabant", 5, 384.6],
    ]);
  });

  test("a province that is withheld takes its municipalities along", async () => {
    await addShops(database, "Utrecht", 7);
    await addShops(database, "Maastricht", 4);
    // Limburg has 6; the small ones are Den Bosch's province with 1 and Noord-Holland with none.
    const provinces = await counted("shops-by-province");
    expect(provinces.rows).toContainEqual(["Limburg", 6, 4.9]);
    await addShops(database, "'s-Hertogenbosch", 5);
    await addShops(database, "Rotterdam", 5);
    await addShops(database, "Zaandam", 1);
    // Now Noord-Holland is the only small one: Limburg and Noord-Brabant, 6 each, go with it.
    const shown = (await counted("shops-by-province")).rows.filter(([, shops]) => shops !== null);
    expect(shown.map(([name]) => name)).toEqual(["Utrecht", "Zuid-Holland"]);
    expect((await counted("shops-by-municipality")).rows.map(([name]) => name)).toEqual([
      "Utrecht",
      "Rotterdam",
    ]);
  });
});

test("access says who gets in and whose word it is, of coffeeshops alone", async () => {
  await addShops(database, "Maastricht", 5);
  await addShops(database, "Utrecht", 4);
  expect(await counted("access-policy")).toEqual({
    // Six of the small world: its smartshops and its headshop have no such rule.
    n: 15,
    rows: [
      ["residentsOnly", "municipality", 6, 40],
      ["unknown", null, 9, 60],
    ],
  });
});

test("wheelchairs: every answer with its share", async () => {
  const slugs = await addShops(database, "Utrecht", 21);
  for (const [index, slug] of slugs.entries()) {
    const wheelchair = index < 9 ? "yes" : index < 14 ? "limited" : "no";
    await equipShop(database, { slug, wheelchair });
  }
  expect(await counted("wheelchair")).toEqual({
    n: 30,
    rows: [
      ["yes", 9, 30],
      ["limited", 5, 16.7],
      ["no", 7, 23.3],
      ["unknown", 9, 30],
    ],
  });
});

test("an answer that all shops have stands alone: fewer than five are not shown, nor is none", async () => {
  expect(await counted("wheelchair")).toEqual({
    n: 9,
    rows: [["unknown", 9, 100]],
  });
});

describe("opening hours", () => {
  test("are the share of shops open at half past, in a week without holidays, nights on their morning", async () => {
    const slugs = await addShops(database, "Utrecht", 10);
    await setHours(database, slugs.slice(0, 6), "Mo-Sa 10:00-01:00; PH off");
    await setHours(database, slugs.slice(6), "Mo-Fr 09:00-18:00");
    // Christmas is in the week that comes next.
    const { n, rows } = await counted("opening-hours", new Date("2026-12-19T12:00:00Z"));
    const at = (weekday: number, hour: number) => rows[(weekday - 1) * 24 + hour]?.slice(2);
    expect([n, rows.length]).toEqual([10, 168]);
    expect(at(5, 12)).toEqual([10, 100]);
    expect(at(5, 20)).toEqual([6, 60]);
    expect(at(7, 0)).toEqual([6, 60]);
    // Only four are open at nine, and none on Monday night.
    expect(at(5, 9)).toEqual([null, null]);
    expect(at(1, 0)).toEqual([null, null]);
  });

  test("that nobody can read, or of fewer than five shops, say nothing", async () => {
    const slugs = await addShops(database, "Utrecht", 6);
    await setHours(database, slugs.slice(0, 4), "Mo-Su 10:00-18:00");
    await setHours(database, slugs.slice(4), "when the sun feels like it");
    expect(await counted("opening-hours")).toEqual({ n: null, rows: [] });
  });
});

describe("prices", () => {
  test("of a gram: quartiles over shops, each once, in the country and in cities with five", async () => {
    const utrecht = await addShops(database, "Utrecht", 5);
    for (const [index, slug] of utrecht.entries()) {
      const one = 800 + index * 100;
      // The middle of a shop's lines: 800 … 1200.
      const lines = [
        { product: "morning-fog", one: one - 50 },
        { product: "polder-haze", one: one + 50 },
      ];
      await giveMenu(database, [slug], lines, NOW);
    }
    const rotterdam = await addShops(database, "Rotterdam", 3);
    await giveMenu(database, rotterdam, [{ product: "morning-fog", one: 2000 }], NOW);
    // Besides, Andersom of Utrecht has prices of 1120 and 1200, Mosa of Maastricht 1000 and 1500.
    expect((await counted("euros-per-gram")).rows).toEqual([
      ["weed", null, null, 10, 1025, 1180, 1813],
      ["weed", "Utrecht", "utrecht", 6, 925, 1050, 1145],
    ]);
  });

  test("a city alone with too few takes the next one along", async () => {
    const utrecht = await addShops(database, "Utrecht", 5);
    const rotterdam = await addShops(database, "Rotterdam", 9);
    await giveMenu(database, [...utrecht, ...rotterdam], [{ product: "morning-fog", one: 1000 }], NOW);
    const cities = (await counted("euros-per-gram")).rows.map(([, city]) => city);
    expect(cities).toEqual([null, "Rotterdam"]);
  });

  test("five grams at once: what they save against five times one", async () => {
    const shops = await addShops(database, "Utrecht", 6);
    for (const [index, slug] of shops.entries()) {
      const five = 5000 - index * 100;
      await giveMenu(database, [slug], [{ product: "morning-fog", one: 1000, five }], NOW);
    }
    // Andersom's laagland-fog: 6000 for 5 × 1400. Its other ladders have not both.
    expect(await counted("five-gram-discount")).toEqual({
      n: 7,
      rows: [
        [null, 7, 3, 6, 9],
        ["weed", 7, 3, 6, 9],
      ],
    });
  });
});

test("prices that nobody has seen for a year are in no statistic of prices", async () => {
  const shops = await addShops(database, "Utrecht", 6);
  const longAgo = new Date(NOW.getTime() - 400 * 86_400_000);
  await giveMenu(database, shops, [{ product: "morning-fog", one: 300, five: 1000 }], longAgo);
  expect(await counted("five-gram-discount")).toEqual({ n: null, rows: [] });
  expect((await counted("euros-per-gram")).rows).toEqual([]);
  await giveMenu(database, shops, [{ product: "morning-fog", one: 300, five: 1000 }], NOW);
  expect((await counted("five-gram-discount")).n).toBe(7);
  expect((await counted("euros-per-gram")).rows[0]?.slice(0, 4)).toEqual(["weed", null, null, 8]);
});

describe("menus", () => {
  test("strains by the number of shops that sell them, from five on", async () => {
    const shops = await addShops(database, "Utrecht", 6);
    await giveMenu(database, shops, [{ product: "polder-haze", one: 900 }], NOW);
    await giveMenu(database, shops.slice(0, 2), [{ product: "morning-fog", one: 900 }], NOW);
    // Fog by itself, by a grower's and as a joint: four shops, though Andersom has three lines of it.
    expect(await counted("strains-by-shops")).toEqual({ n: 8, rows: [["Polder Haze", "polder-haze", 6]] });
  });

  test("by age: that of the line seen last", async () => {
    const shops = await addShops(database, "Utrecht", 16);
    const before = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);
    const line = [{ product: "morning-fog", one: 900 }];
    await giveMenu(database, shops.slice(0, 5), line, before(7));
    await giveMenu(database, shops.slice(5, 10), line, before(8));
    await giveMenu(database, shops.slice(10), line, before(400));
    expect(await counted("menu-freshness")).toEqual({
      n: 18,
      rows: [
        ["week", 7, 38.9],
        ["month", 5, 27.8],
        ["older", 6, 33.3],
      ],
    });
  });

  test("that are hidden count in nothing about menus, and hidden prices in nothing about prices", async () => {
    const shops = await addShops(database, "Utrecht", 5);
    const [one = "", two = ""] = shops;
    await giveMenu(database, shops, [{ product: "red-sand", one: 900, five: 4000 }], NOW);
    await giveMenu(database, shops, [{ product: "polder-haze", one: 900 }], NOW);
    const ofMenus = async () => (await counted("menu-freshness")).n;
    const ofPrices = async () => (await counted("five-gram-discount")).n;
    const ofStrains = async () => (await counted("strains-by-shops")).rows.map(([strain]) => strain);
    expect([await ofMenus(), await ofPrices(), await ofStrains()]).toEqual([7, 6, ["Polder Haze"]]);
    await setProfile(database, { shop: one }, { prices: "hidden" });
    expect([await ofMenus(), await ofPrices(), await ofStrains()]).toEqual([7, 5, ["Polder Haze"]]);
    await setProfile(database, { shop: two }, { menu: "hidden" });
    expect([await ofMenus(), await ofPrices(), await ofStrains()]).toEqual([6, null, []]);
  });
});

test("samples, and shops that closed for good, are in no statistic", async () => {
  await addShops(database, "Utrecht", 9);
  await storeStatistics(database, { now: NOW });
  const before = await storedStatistics(database);
  await loadDemo(database, { now: NOW });
  await loadDemoCatalogue(database, { now: NOW });
  const [gone = ""] = await addShops(database, "Maastricht", 1);
  await setStatus(database, { slug: gone, status: "permanentlyClosed" });
  await storeStatistics(database, { now: NOW });
  expect(await storedStatistics(database)).toEqual(before);
});

test("what nobody knows anything of is there, empty", async () => {
  expect(await counted("opening-hours")).toEqual({ n: null, rows: [] });
  expect(await counted("contributions")).toEqual({ n: null, rows: [] });
  expect((await storedStatistics(database)).map(({ name }) => name)).toEqual(STATISTIC_NAMES);
});

test("counting twice, and in two processes at once, leaves each statistic once, all of one time", async () => {
  const fresh = await freshDatabase();
  await fresh.transaction(settleSmallCatalogue);
  const later = new Date(NOW.getTime() + 1000);
  await Promise.all([storeStatistics(fresh, { now: NOW }), storeStatistics(fresh, { now: later })]);
  const first = await storedStatistics(fresh);
  expect(new Set(first.map(({ computedAt }) => computedAt)).size).toBe(1);
  await storeStatistics(fresh, { now: new Date(first[0]?.computedAt ?? "") });
  expect(await storedStatistics(fresh)).toEqual(first);
});
