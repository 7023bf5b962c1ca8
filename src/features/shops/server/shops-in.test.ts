import { beforeEach, describe, expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import { importShops } from "./import-shops.ts";
import { shopsIn } from "./shops-in.ts";
import {
  CROSSROADS,
  equipShop,
  NEIGHBOURS,
  NOW,
  openOnce,
  setStatus,
  settleNeighbours,
  settleSmallWorld,
  SHOP_COLUMNS,
} from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

async function listAt(
  slug: string,
  filters: Partial<ShopFilters> = {},
  near?: { latitude: number; longitude: number },
) {
  const city = await cityBySlug(database, { slug, locale: "nl" });
  return shopsIn(database, {
    scope: { kind: city.type, id: city.id },
    filters: { ...NO_FILTERS, ...filters },
    locale: "nl",
    near,
    now: NOW,
  });
}
async function slugsAt(...asked: Parameters<typeof listAt>): Promise<string[]> {
  return (await listAt(...asked)).items.map(({ slug }) => slug);
}

test("a city has its own shops, a municipality those of all its places", async () => {
  expect(await slugsAt("rotterdam")).toEqual(["sky-high", "sky-high-rotterdam"]);
  expect(await slugsAt("hoek-van-holland")).toEqual(["zeelucht"]);
  const { municipality } = await cityBySlug(database, { slug: "rotterdam", locale: "nl" });
  const all = await shopsIn(database, {
    scope: { kind: "municipality", id: municipality.id },
    filters: NO_FILTERS,
    locale: "nl",
    now: NOW,
  });
  expect(all.total).toBe(3);
});

describe("the order", () => {
  test("best puts the better proven listing first, then the more complete one", async () => {
    expect(await slugsAt("utrecht")).toEqual(["andersom", "cafe-zwart", "eclair"]);
  });

  test("by name is that of the alphabet, where an accent is no letter of its own", async () => {
    await importShops(
      database,
      bytesOf(`${SHOP_COLUMNS}osm2021-z1,'t Zwaantje,coffeeshop,52.09,5.12,,,,Utrecht,,GM0344,,high,
osm2021-z2,Fluit,coffeeshop,52.09,5.12,,,,Utrecht,,GM0344,,high,
osm2021-z3,137,coffeeshop,52.09,5.12,,,,Utrecht,,GM0344,,high,
`),
    );
    expect(await slugsAt("utrecht", { sort: "name" })).toEqual([
      "andersom",
      "cafe-zwart",
      "eclair",
      "fluit",
      "t-zwaantje",
      // Numbers last: nobody looks for a shop of the country under a digit.
      "137",
    ]);
  });

  test("nearest starts from the point that was given, and each shop says how far it is", async () => {
    const list = await listAt("utrecht", { sort: "nearest" }, { latitude: 52.0801, longitude: 5.1301 });
    expect(list.items.map(({ slug }) => slug)).toEqual(["eclair", "andersom", "cafe-zwart"]);
    expect(list.items[0]?.distanceMetres).toBe(13);
  });

  test("nearest goes by metres: a degree to the east is shorter than one to the north", async () => {
    await settleNeighbours(database);
    const { items } = await listAt("utrecht", { sort: "nearest" }, CROSSROADS);
    expect(items.slice(0, 3).map(({ slug }) => slug)).toEqual(NEIGHBOURS);
  });

  test("nearest without a point is by name, without distances", async () => {
    const { items } = await listAt("utrecht", { sort: "nearest" });
    expect(items.map(({ slug }) => slug)).toEqual(["andersom", "cafe-zwart", "eclair"]);
    expect(items[0]?.distanceMetres).toBeNull();
  });
});

describe("filters", () => {
  test("kinds are alternatives", async () => {
    expect(await slugsAt("utrecht", { kinds: ["smartshop"] })).toEqual(["eclair"]);
    expect(await slugsAt("utrecht", { kinds: ["smartshop", "coffeeshop"] })).toHaveLength(3);
  });

  test("amenities are all wanted, and unknown is not yes", async () => {
    await equipShop(database, { slug: "andersom", amenities: ["wifi", "seats"], wheelchair: "limited" });
    await equipShop(database, { slug: "cafe-zwart", amenities: ["wifi"], wheelchair: "yes" });
    expect(await slugsAt("utrecht", { amenities: ["wifi"] })).toEqual(["andersom", "cafe-zwart"]);
    expect(await slugsAt("utrecht", { amenities: ["wifi", "seats"] })).toEqual(["andersom"]);
    expect(await slugsAt("utrecht", { amenities: ["wifi", "wheelchair"] })).toEqual(["cafe-zwart"]);
  });

  test("the rule of the municipality holds for a coffeeshop that says nothing, and not for a smartshop", async () => {
    expect(await slugsAt("maastricht", { residents: "residentsOnly" })).toEqual(["mosa"]);
    expect(await slugsAt("maastricht", { residents: "unknown" })).toEqual(["mosa-smart"]);
    const [mosa] = (await listAt("maastricht")).items;
    expect(mosa?.residents).toBe("residentsOnly");
  });

  test("a search looks into the names, the street and the names of the place", async () => {
    expect(await slugsAt("utrecht", { q: "CAFE zw" })).toEqual(["cafe-zwart"]);
    expect(await slugsAt("utrecht", { q: "kade" })).toEqual(["cafe-zwart"]);
    expect(await slugsAt("utrecht", { q: "fluit" })).toEqual([]);
  });
});

describe("open", () => {
  beforeEach(async () => {
    await openOnce(database, {
      slug: "eclair",
      from: "2026-11-21T10:00+01:00",
      to: "2026-11-22T01:00+01:00",
    });
    await openOnce(database, {
      slug: "andersom",
      from: "2026-11-21T18:00+01:00",
      to: "2026-11-21T23:00+01:00",
    });
  });

  async function openAt(moment: string, open: ShopFilters["open"] = "now") {
    const city = await cityBySlug(database, { slug: "utrecht", locale: "nl" });
    const { items, unknownHoursCount, facets } = await shopsIn(database, {
      scope: { kind: "city", id: city.id },
      filters: { ...NO_FILTERS, open },
      locale: "nl",
      now: new Date(moment),
    });
    return { slugs: items.map(({ slug }) => slug), unknownHoursCount, facets, items };
  }

  test("now puts shops of unknown hours below the open ones, counted, and drops the closed ones", async () => {
    expect(await openAt("2026-11-21T14:15+01:00")).toMatchObject({
      slugs: ["eclair", "cafe-zwart"],
      unknownHoursCount: 1,
      facets: { open: { now: 1, late: 1 } },
    });
  });

  test("on a Sunday at half past midnight is whoever opened on Saturday", async () => {
    const { slugs, items } = await openAt("2026-11-22T00:30+01:00");
    expect(slugs).toEqual(["eclair", "cafe-zwart"]);
    expect(items[0]?.opening).toMatchObject({
      state: "open",
      closesAt: expect.stringMatching(/^2026-11-22T00:00/),
    });
  });

  test("past midnight is another wish than now", async () => {
    const { slugs } = await openAt("2026-11-21T19:00+01:00", "late");
    expect(slugs).toEqual(["eclair", "cafe-zwart"]);
    expect((await openAt("2026-11-21T19:00+01:00")).slugs).toEqual(["andersom", "eclair", "cafe-zwart"]);
  });

  test("at a moment of the visitor's choice is on the clocks of the country", async () => {
    expect((await openAt("2026-11-20T12:00+01:00", "2026-11-21T22:59")).slugs).toEqual([
      "andersom",
      "eclair",
      "cafe-zwart",
    ]);
    expect((await openAt("2026-11-20T12:00+01:00", "2026-11-21T23:00")).slugs).toEqual([
      "eclair",
      "cafe-zwart",
    ]);
  });

  test("beyond the days that are known nobody is called closed", async () => {
    expect(await openAt("2027-03-01T12:00+01:00")).toMatchObject({
      slugs: ["andersom", "cafe-zwart", "eclair"],
      unknownHoursCount: 3,
    });
  });
});

test("a distance counts from the point of the list", async () => {
  const near = { latitude: 52.0801, longitude: 5.1301 };
  expect(await slugsAt("utrecht", { withinKm: 1 }, near)).toEqual(["eclair"]);
  expect((await listAt("utrecht", {}, near)).facets.withinKm).toEqual({ 1: 1, 2: 2, 5: 3, 10: 3, 25: 3 });
  expect(await slugsAt("utrecht", { withinKm: 1 })).toHaveLength(3);
});

describe("the counts of the filters", () => {
  test("tell for each value what the list would have with it", async () => {
    await equipShop(database, { slug: "andersom", amenities: ["wifi"], wheelchair: "yes" });
    await equipShop(database, { slug: "eclair", amenities: ["wifi", "atm"] });
    const { facets } = await listAt("utrecht", { kinds: ["coffeeshop"] });
    expect(facets.kinds).toMatchObject({ coffeeshop: 2, smartshop: 1, headshop: 0 });
    expect(facets.amenities).toMatchObject({ wifi: 1, atm: 0, wheelchair: 1 });
    expect(facets.residents).toEqual({ anyone: 0, residentsOnly: 0, unknown: 2 });
  });
});

describe("pages", () => {
  beforeEach(async () => {
    const lines = Array.from(
      { length: 26 },
      (_, index) => `osm2021-p${index},Shop ${index},coffeeshop,52.43,4.82,,,,Zaandam,,GM0479,,high,\n`,
    );
    await importShops(database, bytesOf(SHOP_COLUMNS + lines.join("")));
  });

  test("have 24 shops, without one twice or missing", async () => {
    const first = await listAt("zaandam");
    const second = await listAt("zaandam", { page: 2 });
    expect(first).toMatchObject({ total: 26, page: 1, pageCount: 2 });
    expect([first.items.length, second.items.length]).toEqual([24, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(26);
  });

  test("beyond the end are the last one", async () => {
    expect(await listAt("zaandam", { page: 9999 })).toMatchObject({ page: 2, items: [{}, {}] });
  });
});

test("an empty place has one empty page, with noughts", async () => {
  expect(await listAt("vleuten")).toMatchObject({
    items: [],
    total: 0,
    page: 1,
    pageCount: 1,
    facets: { kinds: { coffeeshop: 0 }, amenities: { wheelchair: 0 } },
  });
});

test("shops that closed for good or are not public yet are in no list", async () => {
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  await setStatus(database, { slug: "cafe-zwart", status: "draft" });
  await setStatus(database, { slug: "eclair", status: "temporarilyClosed" });
  expect(await slugsAt("utrecht")).toEqual(["eclair"]);
});
