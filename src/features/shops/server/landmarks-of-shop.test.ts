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

test("a shop is so far from the main square in metres, and from the station in minutes on foot", async () => {
  const lines = `Achterplein,square,Utrecht,52.0904,5.1205,OpenStreetMap,2021,ODbL-1.0
Domplein,square,Utrecht,52.0908,5.1212,OpenStreetMap,2021,ODbL-1.0
Vismarkt,street,Utrecht,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Utrecht Centraal,station,Utrecht,52.08889,5.11028,Rijden de Treinen,2023,CC0-1.0
`;
  expect(await around("andersom", lines)).toEqual([
    { name: "Domplein", metres: 53, walkMinutes: null },
    { name: "Utrecht Centraal", metres: 727, walkMinutes: 11 },
  ]);
});

test("where the main square is far a sight stands for it, before a square that only its neighbours know", async () => {
  const lines = `Domplein,square,Utrecht,52.0908,5.1212,OpenStreetMap,2021,ODbL-1.0
Achterplein,square,Utrecht,52.1199,5.1100,OpenStreetMap,2021,ODbL-1.0
Molen,sight,Utrecht,52.1180,5.1100,OpenStreetMap,2021,ODbL-1.0
`;
  await importLandmarks(database, bytesOf(HEADER + lines));
  const cafe = await shopBySlug(database, { slug: "cafe-zwart", locale: "en", now: NOW });
  const found = await landmarksOfShop(database, { id: cafe.id, latitude: 52.12, longitude: 5.11 });
  expect(found.map(({ name }) => name)).toEqual(["Molen"]);
});

test("what is too far, or in another city, says nothing of where it is", async () => {
  const lines = `Markt,square,Rotterdam,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Verplein,square,Utrecht,52.2000,5.1206,OpenStreetMap,2021,ODbL-1.0
`;
  expect(await around("andersom", lines)).toEqual([]);
});
