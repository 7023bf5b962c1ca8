import { expect, test } from "vitest";
import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { cityGuideOf } from "./city-guide-of.ts";
import { settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

const introduce = statement(
  "introduce-utrecht-in-test",
  () =>
    sql`update city set intro = '{"nl": "De Domstad.", "de": "Die Domstadt.", "source": "nl"}' where slug = 'utrecht'`,
);

const rule = statement(
  "rule-of-zaanstad-in-test",
  () => sql`
    update municipality set opening_window = '08:00-01:00', opening_window_source = 'https://example.org/beleid',
      opening_window_observed_on = '2026'
    where name = 'Zaanstad'`,
);

test("a city is introduced in the reader’s language, else as it was written, and only where somebody did", async () => {
  expect(await cityGuideOf(database, { slug: "utrecht", locale: "de" })).toBeNull();
  await introduce.run(database);
  const intro = async (locale: "de" | "fr") =>
    (await cityGuideOf(database, { slug: "utrecht", locale }))?.intro;
  expect(await intro("de")).toEqual({ text: "Die Domstadt.", locale: "de" });
  expect(await intro("fr")).toEqual({ text: "De Domstad.", locale: "nl" });
  // Of the same municipality.
  expect(await cityGuideOf(database, { slug: "vleuten", locale: "nl" })).toBeNull();
});

test("the rules of a municipality hold in its cities, and on its own page", async () => {
  await rule.run(database);
  const window = { from: "08:00", until: "01:00", source: "https://example.org/beleid", observedOn: "2026" };
  for (const slug of ["zaandam", "zaanstad"])
    expect(await cityGuideOf(database, { slug, locale: "nl" })).toEqual({
      intro: null,
      openingWindow: window,
      schoolDistance: null,
      policy: null,
      zones: [],
    });
});
