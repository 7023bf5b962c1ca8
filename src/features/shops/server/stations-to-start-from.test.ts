import { expect, test } from "vitest";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";
import { stationsToStartFrom } from "./stations-to-start-from.ts";

const database = testDatabase();

const LANDMARKS = `name,kind,city,lat,lon,source,source_year,licence
Utrecht Centraal,station,Utrecht,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Station Verderop,station,Utrecht,52.0950,5.1100,OpenStreetMap,2021,ODbL-1.0
Vismarkt,street,Utrecht,52.0905,5.1206,OpenStreetMap,2021,ODbL-1.0
Beurs,station,Rotterdam,51.9200,4.4800,OpenStreetMap,2021,ODbL-1.0
Rotterdam Centraal,station,Rotterdam,51.9200,4.4800,OpenStreetMap,2021,ODbL-1.0
Rotterdam Blaak,station,Rotterdam,51.9200,4.4800,OpenStreetMap,2021,ODbL-1.0
Maastricht Randwyck,station,Maastricht,50.8000,5.7500,OpenStreetMap,2021,ODbL-1.0
`;

test("without a position one starts from the main station of each city, those with most coffeeshops first", async () => {
  await settleSmallWorld(database);
  await importLandmarks(database, bytesOf(LANDMARKS));
  const stations = await stationsToStartFrom(database, { amount: 5, locale: "en" });
  expect(stations.map(({ slug, coffeeshopCount }) => [slug, coffeeshopCount])).toEqual([
    ["utrecht-centraal", 2],
    ["rotterdam-centraal", 1],
  ]);
  expect(stations[0]?.city).toEqual({ slug: "utrecht", name: "Utrecht" });
  expect(await stationsToStartFrom(database, { amount: 1, locale: "en" })).toHaveLength(1);
});
