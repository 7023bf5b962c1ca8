import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { addShops } from "./many-shops.test-support.ts";
import { statisticsInLanguage } from "./statistics-in-language.ts";
import { storeStatistics } from "./store-statistics.ts";
import { storedStatistics } from "./stored-statistics.ts";

const database = testWorld(settleSmallWorld);

/** The names of the municipalities with shops, as a reader of this language has them. */
async function namesIn(locale: Locale) {
  const told = await statisticsInLanguage(database, await storedStatistics(database), locale);
  return told.find(({ name }) => name === "shops-by-municipality")?.rows.map(([name]) => name);
}

test("municipalities are called as everywhere on a page of that language, and stay Dutch in what is stored", async () => {
  await addShops(database, "'s-Hertogenbosch", 7);
  await addShops(database, "Utrecht", 7);
  await storeStatistics(database, { now: NOW });
  expect(await namesIn("nl")).toContain("'s-Hertogenbosch");
  expect(await namesIn("en")).toContain("'s-Hertogenbosch");
  expect(await namesIn("fr")).toContain("Bois-le-Duc");
});
