import { beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "#app/app-context.ts";
import { readMapQuery } from "#features/shops/map-query.ts";
import { MAP_STANDARD } from "#features/shops/map-address.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { searchOnMap } from "./map-search.server.ts";

const database = testWorld(settleSmallWorld);

const LANDMARKS = `name,kind,city,lat,lon,source,source_year
Kerkstraat,street,Rotterdam,51.92,4.48,OpenStreetMap,2021
Kerkstraat,street,Utrecht,52.0951,5.1101,OpenStreetMap,2021
Stadspark,park,Utrecht,52.0951,5.1101,OpenStreetMap,2021
`;

beforeEach(async () => {
  await importLandmarks(database, bytesOf(LANDMARKS));
  const haze = {
    kind: "products",
    entity: "product",
    entityId: 1,
    url: "haze",
    name: "Haze",
    type: "weed",
  } as const;
  await database.transaction((tx) => indexItems(tx, [{ ...haze, weight: 1 }]));
});

function find(words: string, { at = "", slug }: { at?: string; slug?: string } = {}) {
  const app = { database, locale: "en", now: () => NOW } as unknown as AppContext;
  const { asked } = readMapQuery(new URLSearchParams(at), MAP_STANDARD);
  return searchOnMap(app, { words, query: asked, standard: MAP_STANDARD, slug });
}

describe("what is searched for on the map is shown there", () => {
  test("a park, a typo in it and its beginning, with the filters that were chosen and without the part that was looked at", async () => {
    for (const words of ["stadspark", "stadsprk", "stadsp"]) {
      expect(await find(words, { at: "open=now&bbox=5,52,5.1,52.1", slug: "rotterdam" })).toEqual({
        to: "/map/utrecht?open=now&from=stadspark",
      });
    }
  });

  test("of streets of one name that of the town that is looked at", async () => {
    expect(await find("kerkstraat", { slug: "utrecht" })).toMatchObject({
      to: expect.stringMatching(/^\/map\/utrecht\?from=kerkstraat/),
    });
    expect(await find("kerkstraat", { slug: "rotterdam" })).toMatchObject({
      to: expect.stringMatching(/^\/map\/rotterdam\?from=kerkstraat/),
    });
  });

  test("a street with a number that several towns have is shown in one of them, and the others are said", async () => {
    const found = await find("Kerkstraat 10", { at: "open=now" });
    const towns = ["rotterdam", "utrecht"].map((town) =>
      expect.stringContaining(`/map/${town}?open=now&from=`),
    );
    expect(found).toEqual({
      to: expect.stringMatching(/^\/map\/(rotterdam|utrecht)\?open=now&from=kerkstraat/),
      several: {
        name: "Kerkstraat",
        elsewhere: [{ to: expect.anything(), place: expect.stringMatching(/^(Rotterdam|Utrecht)$/) }],
      },
    });
    if (!("to" in found)) throw new Error("it is found");
    expect([found.to, found.several?.elsewhere[0]?.to].toSorted()).toEqual(towns);
  });

  test("a town, also around the visitor, where what is open is asked for", async () => {
    expect(await find("utrecht")).toEqual({ to: "/map/utrecht" });
    expect(await find("utrecht", { at: "nearme=true" })).toEqual({ to: "/map/utrecht?open=now" });
  });

  test("a shop by its name and by its address, whatever the filters", async () => {
    expect(await find("andersom", { at: "open=now&amenity=wifi" })).toEqual({ to: "/map/andersom" });
    expect(await find("vismarkt 23")).toEqual({ to: "/map/andersom" });
  });

  test("several shops of one name, which then fill it; filters that none of them meets are dropped", async () => {
    expect(await find("sky high", { slug: "utrecht" })).toEqual({ to: "/map?q=sky+high" });
    expect(await find("sky high", { at: "amenity=wifi" })).toEqual({ to: "/map?q=sky+high" });
  });

  test("a filter by its name is one of the same view", async () => {
    expect(await find("open late", { at: "bbox=5,52,5.1,52.1", slug: "utrecht" })).toEqual({
      to: "/map/utrecht?bbox=5%2C52%2C5.1%2C52.1&open=late",
    });
  });
});

test("of what leads off the map from several squares of one name it is said that it is no place", async () => {
  expect(await find("haze kerkstraat")).toEqual({
    words: "haze kerkstraat",
    other: { to: expect.stringMatching(/^\/products\/(rotterdam|utrecht)\?q=haze$/), name: "Kerkstraat" },
  });
});

test("a strain is no place: it is named with its page", async () => {
  expect(await find("haze")).toEqual({ words: "haze", other: { to: "/weed/haze", name: "Haze" } });
});

test("of words that nothing is called by it is said that they are not found", async () => {
  expect(await find("xyzzyq")).toEqual({ words: "xyzzyq", other: null });
  expect(await find("🙂")).toEqual({ words: "🙂", other: null });
});
