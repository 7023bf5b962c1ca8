import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { importGrowers } from "#features/brands/server/import-growers.ts";
import { licensedGrowers } from "#features/brands/server/licensed-growers.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { testWorld } from "#tests/support/database.ts";
import { importEvidence } from "./import-evidence.ts";
import { importHours } from "./import-hours.ts";
import { importShops } from "./import-shops.ts";
import { leads } from "./leads.ts";
import { loadOpenData } from "./load-open-data.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { shopCountsOf } from "./shop-counts-of.ts";

const database = testWorld(loadOpenData);

const fileOf = (file: string) => readFile(new URL(`../../../../data/${file}`, import.meta.url));
const at = (slug: string) =>
  shopBySlug(database, { slug, locale: "nl", now: new Date("2026-11-27T13:15:00Z") });
const placed = async (slug: string) => {
  const city = await cityBySlug(database, { slug, locale: "nl" });
  return { ...city.municipality, ...(await shopCountsOf(database, { city })) };
};

test("shops that a later page tells of say whose word that is and of when; what only the map has keeps its year", async () => {
  const listed = async (slug: string) => (await at(slug)).facts.listing;
  expect(await listed("yanks-indian-club")).toMatchObject({
    source: "operator",
    observedOn: "2026-09",
    confidence: "medium",
  });
  expect(await listed("birdy")).toMatchObject({ source: "operator", observedOn: "2026-10" });
  expect(await listed("happy-people")).toMatchObject({ source: "openStreetMap", observedOn: "2026-08" });
  expect(await listed("koffieshop-zanzi")).toMatchObject({ source: "openStreetMap", observedOn: "2021" });
  expect(await listed("maxcy-s-coffeeshop")).toMatchObject({ source: "operator", observedOn: "2024-08" });
});

test("hours are known outside of Amsterdam too, and those that two sources tell differently wait for a person", async () => {
  expect(await at("yanks-indian-club")).toMatchObject({
    phone: "+31235719299",
    facts: { hours: { source: "operator", observedOn: "2026-09" } },
  });
  expect((await at("siberie-coffeeshop")).facts.hours).toMatchObject({ source: "openStreetMap" });
  expect((await at("out-of-time")).website).toBeNull();
  const lines = await leads();
  expect(lines.find((line) => line.includes("Siberië"))).toContain("ask the shop");
  expect(lines).toContain("Arnhem");
  expect(lines.find((line) => line.includes("563 in 103 municipalities"))).toContain("2025-10-16");
});

test("of Groningen's fourteen at least five no longer trade, by a count with its source and day", async () => {
  expect(await placed("groningen")).toMatchObject({
    latestCount: { count: 9, source: "oogtv.nl", observedOn: "2025-04" },
    mostAllowed: { count: 14, source: "oogtv.nl", observedOn: "2025-04" },
    municipalityCoffeeshopCount: 14,
    goneCount: 5,
  });
  expect(await placed("utrecht")).toMatchObject({ latestCount: null, mostAllowed: null, goneCount: 0 });
});

test("a rule for residents names pages that may be named, with their day", async () => {
  expect((await placed("breda")).residents).toEqual({
    rule: "residentsOnly",
    source: "rijksoverheid.nl; rijnmond.nl; nhnieuws.nl",
    observedOn: "2022-12",
  });
  expect((await placed("helmond")).residents).toMatchObject({ rule: "residentsOnly", observedOn: "2019-11" });
  expect((await placed("sittard")).residents.rule).toBe("unknown");
});

test("a grower says what it was last seen doing, where somebody saw that", async () => {
  await importGrowers(database, await fileOf("growers.csv"));
  const growers = await licensedGrowers(database);
  expect(growers).toHaveLength(10);
  expect(growers.find(({ slug }) => slug === "canadelaar")?.sighting).toEqual({
    status: "active",
    place: "Hellevoetsluis",
    source: "mmjdaily.com; Cronos Group",
    observedOn: "2026-08",
  });
  expect(growers.filter(({ sighting }) => sighting === null)).toHaveLength(6);
  expect(await importGrowers(database, await fileOf("growers.csv"))).toMatchObject({
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 10,
  });
});

test("loading the files of 2026 again changes nothing", async () => {
  for (const [file, importFile] of [
    ["shops_2026.csv", importShops],
    ["shop_hours_2.csv", importHours],
    ["shop_evidence.csv", importEvidence],
  ] as const)
    expect(await importFile(database, await fileOf(file)), file).toMatchObject({
      addedCount: 0,
      changedCount: 0,
      refused: [],
    });
});
