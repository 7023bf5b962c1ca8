import { expect, test } from "vitest";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { landmarksOfShop } from "./landmarks-of-shop.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const HEADER = "name,kind,city,lat,lon,source,source_year,licence\n";
const around = async (slug: string, lines: string) => {
  await importLandmarks(database, bytesOf(HEADER + lines));
  return landmarksOfShop(database, await shopBySlug(database, { slug, locale: "en", now: NOW }));
};

test("a shop is so far from the nearest square in metres, and from the station in minutes on foot", async () => {
  const lines = `Neude,square,Utrecht,52.0932,5.1185,OpenStreetMap,2021,ODbL-1.0
Domplein,square,Utrecht,52.0908,5.1212,OpenStreetMap,2021,ODbL-1.0
Vismarkt,street,Utrecht,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Utrecht Centraal,station,Utrecht,52.08889,5.11028,Rijden de Treinen,2023,CC0-1.0
`;
  expect(await around("andersom", lines)).toEqual([
    { name: "Domplein", metres: 53, walkMinutes: null },
    { name: "Utrecht Centraal", metres: 727, walkMinutes: 11 },
  ]);
});

test("what is too far, or in another city, says nothing of where it is", async () => {
  const lines = `Markt,square,Rotterdam,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Verplein,square,Utrecht,52.2000,5.1206,OpenStreetMap,2021,ODbL-1.0
`;
  expect(await around("andersom", lines)).toEqual([]);
});
