import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import type { SearchItem } from "../search-item.ts";
import { autocomplete } from "./autocomplete.ts";
import { indexItems } from "./index-items.ts";

const CITY: SearchItem = {
  kind: "cities",
  entity: "city",
  entityId: 1,
  url: "utrecht",
  name: "Utrecht",
  weight: 9,
};
const shop = (entityId: number, name: string, more: Partial<SearchItem> = {}): SearchItem => ({
  kind: "shops",
  entity: "shop",
  entityId,
  url: `shop-${entityId}`,
  name,
  within: { entity: "city", entityId: 1 },
  weight: 100,
  ...more,
});
/** Heavier than anything real. */
const SAMPLE = { isSample: true, weight: 1_000_000 };
const database = testWorld((database) =>
  indexItems(database, [
    CITY,
    shop(1, "De Slapende Reiger", SAMPLE),
    shop(2, "Reiger", SAMPLE),
    shop(3, "Café Vogel", { placeNames: ["Reigerstraat"] }),
    shop(4, "De Blauwe Reiger"),
    shop(5, "Uil", { ...SAMPLE, placeNames: ["Vogelplein"] }),
  ]),
);

const names = async (question: string) =>
  (await autocomplete(database, { kinds: ["cities", "shops"], question, locale: "nl" })).map(
    ({ name }) => name,
  );

test.each(["r", "rei", "reig", "reiger"])(
  "%s: a sample comes after everything real, whatever its name",
  async (question) => {
    const found = await names(question);
    expect(found.slice(0, 2)).toEqual(["De Blauwe Reiger", "Café Vogel"]);
    expect(found.slice(2).toSorted()).toEqual(["De Slapende Reiger", "Reiger"]);
  },
);

test.each([
  "slapende reiger",
  "de slapende reiger",
  "slapendereiger",
  "deslapendereiger",
  "slapnde",
  "slapende reiger utrecht",
])("%s: it is found by its own name", async (question) => {
  expect((await names(question))[0]).toBe("De Slapende Reiger");
});

test("neither by its street nor by its city", async () => {
  expect(await names("vogelplein")).toEqual([]);
  const [city, ...shops] = await names("utrecht");
  expect(city).toBe("Utrecht");
  expect(shops.toSorted()).toEqual(["Café Vogel", "De Blauwe Reiger"]);
});
