import { describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { cityBySlug } from "./city-by-slug.ts";
import { settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

test("a city brings what is known of its municipality", async () => {
  expect(await cityBySlug(database, { slug: "maastricht", locale: "nl" })).toMatchObject({
    type: "city",
    slug: "maastricht",
    name: "Maastricht",
    province: "Limburg",
    population: 122378,
    latitude: 50.84833,
    municipality: {
      code: "GM0935",
      officialCoffeeshopCount: { count: 12, year: 2022, source: "Breuer&Intraval" },
      isWietproef: true,
      residents: { rule: "residentsOnly", source: "the city council", observedOn: "2024-08" },
    },
  });
});

test("a rule that nobody has published is unknown, without source and date", async () => {
  const { municipality } = await cityBySlug(database, { slug: "utrecht", locale: "nl" });
  expect(municipality.residents).toEqual({ rule: "unknown", source: null, observedOn: null });
});

describe("a city is named", () => {
  test.each([
    ["fr", "Bois-le-Duc"],
    ["nl", "'s-Hertogenbosch"],
    ["cz", "'s-Hertogenbosch"],
  ] as const)("in the reader's language: %s says %s", async (locale, name) => {
    const city = await cityBySlug(database, { slug: "s-hertogenbosch", locale });
    expect(city).toMatchObject({ name, aliases: ["Den Bosch"] });
  });
});

test.each([
  ["s-hertogenbosch", "fr", "Bois-le-Duc"],
  ["s-hertogenbosch", "de", "'s-Hertogenbosch"],
  // Of a town that has a name of its own in Spanish, and is not the one that its municipality is called after.
  ["hoek-van-holland", "es", "Róterdam"],
  ["hoek-van-holland", "en", "Rotterdam"],
] as const)(
  "the municipality of %s is called in %s as its town of that name, %s",
  async (slug, locale, name) => {
    expect((await cityBySlug(database, { slug, locale })).municipality.name).toBe(name);
  },
);

test("a municipality without a city of its name has a page of its own", async () => {
  expect(await cityBySlug(database, { slug: "zaanstad", locale: "de" })).toMatchObject({
    type: "municipality",
    name: "Zaanstad",
    population: null,
    aliases: [],
    municipality: { code: "GM0479" },
  });
});

test.each(["atlantis", "Utrecht", "den-bosch", "", "utrecht\0", "x".repeat(10_000)])(
  "there is no city at %j",
  async (slug) => {
    await expect(cityBySlug(database, { slug, locale: "nl" })).rejects.toMatchObject({ kind: "notFound" });
  },
);
