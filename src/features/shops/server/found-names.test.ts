import { beforeEach, describe, expect, test } from "vitest";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { SEARCH_KINDS, type SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { testDatabase } from "#tests/support/database.ts";
import { NO_FILTERS } from "../shop-query.ts";
import { foundNames } from "./found-names.ts";
import { importShops } from "./import-shops.ts";
import { shopsIn } from "./shops-in.ts";
import { NOW, settleSmallWorld, SHOP_COLUMNS } from "./small-world.test-support.ts";

const database = testDatabase();

const SHOPS = `${SHOP_COLUMNS}osm2021-p1,Zestien,coffeeshop,52.0901,5.1201,Vismarkt,16,3511 KR,Utrecht,Utrecht,GM0344,Utrecht,high,tag
osm2021-p2,Honderdzestien,coffeeshop,52.0902,5.1202,Vismarkt,116,3511 KS,Utrecht,Utrecht,GM0344,Utrecht,high,tag
osm2021-p3,Zestien A,coffeeshop,52.0903,5.1203,Vismarkt,16-A,3511 KR,Utrecht,Utrecht,GM0344,Utrecht,high,tag
`;
const LANDMARKS = `name,kind,city,lat,lon,source,source_year
Vismarkt,street,Utrecht,52.0905,5.1206,OSM,2021
Mariaplaats,square,Utrecht,52.089,5.117,OSM,2021
Markt,square,Utrecht,52.09,5.118,OSM,2021
Markt,square,Rotterdam,51.92,4.48,OSM,2021
Utrecht Centraal,station,Utrecht,52.0893,5.1101,OSM,2021
Rotterdam Blaak,station,Rotterdam,51.92,4.489,OSM,2021
`;

const product = (entityId: number, name: string): SearchItem => ({
  kind: "products",
  entity: "product",
  entityId,
  url: `product-${entityId}`,
  name,
  type: "weed",
  weight: 100 - entityId,
});

beforeEach(async () => {
  await settleSmallWorld(database);
  await importShops(database, bytesOf(SHOPS));
  await importLandmarks(database, bytesOf(LANDMARKS));
  await indexItems(database, [
    product(1, "Amnesia Haze"),
    product(2, "Amnesia Lemon"),
    product(3, "Late Bloomer"),
    product(4, "Number 10"),
  ]);
});

async function found(question: string): Promise<string[]> {
  const items = await foundNames(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
  return items.map(({ kind, name, narrowed }) => `${kind} ${name}${narrowed ? ` ${narrowed.to}` : ""}`);
}

describe("an address", () => {
  test.each([
    ["Vismarkt 16", ["shops Zestien"]],
    ["Vismarkt 16, Utrecht", ["shops Zestien"]],
    ["vismarkt 16a utrecht", ["shops Zestien A"]],
    ["vismarkt 116", ["shops Honderdzestien"]],
    ["vismrakt 16", ["shops Zestien"]],
  ])("%s is the shop at that door", async (question, names) => {
    expect(await found(question)).toEqual(names);
  });

  test("without a shop is its street", async () => {
    expect((await found("Mariaplaats 99, Utrecht"))[0]).toBe("landmarks Mariaplaats");
    expect(await found("Vismarkt 99")).toContain("landmarks Vismarkt");
  });

  test.each(["Markt 10", "markt 10a", "Markt 10, Utrecht"])(
    "%s is that street in every town, though something on menus is called by the number",
    async (question) => {
      const items = await foundNames(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
      const [first] = items;
      expect(first).toMatchObject({ kind: "landmarks", name: "Markt" });
      expect(items.some(({ narrowed }) => narrowed)).toBe(false);
      if (!question.includes("Utrecht"))
        expect(items.flatMap(({ kind, place }) => (kind === "landmarks" ? [place] : [])).toSorted()).toEqual([
          "Rotterdam",
          "Utrecht",
        ]);
    },
  );

  test.each([
    ["3511 KR", ["Zestien", "Zestien A"]],
    ["3511kr", ["Zestien", "Zestien A"]],
    ["Vismarkt, 3511 KS", ["Honderdzestien"]],
    ["3511 ZZ", ["Honderdzestien", "Zestien", "Zestien A"]],
    ["3511", ["Honderdzestien", "Zestien", "Zestien A"]],
  ])("%s: the shops of a postcode, else of its digits", async (question, names) => {
    expect((await found(question)).toSorted()).toEqual(names.map((name) => `shops ${name}`));
  });

  test("that nobody has finds nothing", async () => {
    expect(await found("9999 XX")).toEqual([]);
    expect(await found("Nergensstraat 3")).toEqual([]);
  });

  test("is also what a list of shops is searched by", async () => {
    const listed = async (q: string) => {
      const filters = { ...NO_FILTERS, q };
      const list = await shopsIn(database, {
        scope: { kind: "everywhere" },
        filters,
        locale: "nl",
        now: NOW,
      });
      return list.items.map(({ name }) => name).toSorted();
    };
    expect(await listed("Vismarkt 16, Utrecht")).toEqual(["Zestien"]);
    expect(await listed("3511KR")).toEqual(["Zestien", "Zestien A"]);
    expect(await listed("3511")).toEqual(["Honderdzestien", "Zestien", "Zestien A"]);
  });
});

describe("two things in one question", () => {
  test.each([
    ["amnesia rotterdam", "cities Rotterdam /products/rotterdam?q=amnesia"],
    ["rotterdam amnesia haze", "cities Rotterdam /products/rotterdam?q=amnesia+haze"],
    ["hash in rotterdam", "cities Rotterdam /hash/rotterdam"],
    ["open late utrecht", "cities Utrecht /coffeeshops/utrecht?open=late"],
    ["utrecht rollstuhlgerecht", "cities Utrecht /coffeeshops/utrecht?amenity=wheelchair"],
    ["maastricht tourist", "cities Maastricht /coffeeshops/maastricht#can-i-get-in"],
    ["coffeeshop den bosch", "cities 's-Hertogenbosch /coffeeshops/s-hertogenbosch"],
    ["wiet bij mariaplaats", "landmarks Mariaplaats /coffeeshops/utrecht?from=mariaplaats"],
    ["open rotterdam markt", "landmarks Markt /coffeeshops/rotterdam?from=markt&open=now"],
    ["terrace vismarkt", "landmarks Vismarkt /coffeeshops/utrecht?from=vismarkt&amenity=terrace"],
  ])("%s: %s", async (question, first) => {
    expect((await found(question))[0]).toBe(first);
  });

  test.each(["Utrecht CS", "cs utrecht", "Bahnhof Utrecht", "gare utrecht", "Utrecht station"])(
    "%s: the station of the town",
    async (question) => {
      expect((await found(question))[0]).toBe("landmarks Utrecht Centraal");
    },
  );

  test("what is called so as a whole stays first", async () => {
    expect(await found("sky high rotterdam")).toEqual(["shops Sky High", "shops Sky High"]);
    expect(await found("late bloomer")).toEqual(["products Late Bloomer"]);
    expect((await found("vismarkt utrecht"))[0]).toBe("landmarks Vismarkt");
  });

  test("a product that nobody knows is searched nowhere", async () => {
    expect(await found("qqqqxx rotterdam")).toEqual([]);
  });
});
