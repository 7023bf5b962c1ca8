import { expect, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { importEvidence } from "./import-evidence.ts";
import { importRegister } from "./import-register.ts";
import { importShops } from "./import-shops.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { confirmListing, NOW, settleSmallWorld, SMALL_WORLD } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const seen = (lines: string) =>
  importEvidence(database, bytesOf(`id,name,observed_on,page\n${lines}`), { now: NOW });
const listingOf = async (slug: string) =>
  (await shopBySlug(database, { slug, locale: "nl", now: NOW })).facts.listing;

test("a shop that a page names as trading is as old as that page, and the map of before does not make it older", async () => {
  const line = "osm2021-a1,Andersom,2025-04,a newspaper\n";
  expect(await seen(line)).toMatchObject({ readCount: 1, changedCount: 1, refused: [] });
  expect(await listingOf("andersom")).toMatchObject({
    source: "operator",
    observedOn: "2025-04",
    confidence: "high",
  });
  expect(await seen(line)).toMatchObject({ changedCount: 0, unchangedCount: 1 });
  await importShops(database, bytesOf(SMALL_WORLD));
  expect((await listingOf("andersom"))?.observedOn).toBe("2025-04");
});

test("what is older than the map, of people, or of a register stands, and a shop that is not there is refused", async () => {
  await confirmListing(database, { slug: "mosa" });
  await importRegister(
    database,
    bytesOf(
      "name,address,postcode,city,lat,lon,licence_valid_to,opening_hours,phone,website,wheelchair,osm_id,shop_id,source,source_year\nSky High,Markt 1,,Rotterdam,51.92,4.48,,,,,,,osm2021-b1,Register,2024\n",
    ),
    { now: NOW },
  );
  const report = await seen(
    "osm2021-c1,Rick's,2020,a page\nosm2021-d1,Mosa,2026-10,a page\nosm2021-b1,Sky High,2026-10,a page\nosm2021-z9,Nobody,2026,a page\n",
  );
  expect(report).toMatchObject({
    changedCount: 0,
    refused: [{ line: 5, reasons: ['id "osm2021-z9" is of no shop'] }],
  });
  expect((await listingOf("rick-s"))?.observedOn).toBe("2021");
  expect((await listingOf("mosa"))?.source).toBe("owner");
  expect((await listingOf("sky-high"))?.source).toBe("register");
});
