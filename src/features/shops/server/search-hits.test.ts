import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { settleNames } from "#features/search/server/names.test-support.ts";
import { searchHits } from "./search-hits.ts";

const database = testWorld(settleNames);

const product = (entityId: number, name: string, type = "weed"): SearchItem => ({
  kind: "products",
  entity: "product",
  entityId,
  url: `product-${entityId}`,
  name,
  type,
  weight: 100 - entityId,
});

const namesFor = async (question: string) =>
  (await searchHits(database, { question, locale: "nl" })).map(({ name }) => name);

test("what is called so is found kind by kind, with what its address needs", async () => {
  await indexItems(database, [
    product(1, "Sky Haze"),
    { kind: "brands", entity: "brand", entityId: 1, url: "skyline", name: "Skyline Seeds", weight: 1 },
  ]);
  const hits = await searchHits(database, { question: "sky", locale: "nl" });
  expect(hits.map(({ kind }) => kind)).toEqual(["shops", "shops", "brands", "products"]);
  expect(hits.slice(2)).toEqual([
    { kind: "brands", url: "skyline", name: "Skyline Seeds", type: null, place: null, isSample: false },
    { kind: "products", url: "product-1", name: "Sky Haze", type: "weed", place: null, isSample: false },
  ]);
});

test("a town is called so by any of its names", async () => {
  const calledSo = async (question: string) =>
    (await searchHits(database, { question, locale: "nl" }))
      .filter(({ isCalledSo }) => isCalledSo)
      .map(({ name }) => name);
  expect(await calledSo("den bosch")).toEqual(["'s-Hertogenbosch"]);
  expect(await calledSo("The Hague")).toEqual(["'s-Gravenhage"]);
  expect(await calledSo("den bos")).toEqual([]);
});

test("no more than five of a kind, the weightiest first", async () => {
  await indexItems(
    database,
    [1, 2, 3, 4, 5, 6].map((id) => product(id, `Haze ${id}`)),
  );
  expect(await namesFor("haze")).toEqual(["Haze 1", "Haze 2", "Haze 3", "Haze 4", "Haze 5"]);
});

test("a city and its municipality of the same name are one link", async () => {
  await indexItems(database, [
    { kind: "cities", entity: "municipality", entityId: 90, url: "delft-gemeente", name: "Delft", weight: 1 },
  ]);
  expect(await namesFor("delft")).toEqual(["Delft", "High"]);
});

test("two products of one name are two links", async () => {
  await indexItems(database, [product(1, "Mist"), product(2, "Mist", "hash")]);
  expect(await namesFor("mist")).toEqual(["Mist", "Mist"]);
});

test("who searches for nothing gets nothing", async () => {
  expect(await namesFor("")).toEqual([]);
});
