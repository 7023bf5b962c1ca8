import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { judgeCityDoors } from "../can-i-get-in-city.ts";
import type { Visitor } from "../can-i-get-in.ts";
import { doorsOfCity } from "./doors-of-city.ts";
import { setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

const tellAccess = statement(
  "test-tell-access",
  (_, p: Slots<{ slug: string; residents: string }>) => sql`
    with told as (
      update shop set residents = ${p.residents}, id_check = 'yes' where slug = ${p.slug} returning id)
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'access', 'owner', '2026-05', 'high' from told`,
);

const TOURIST: Visitor = { residence: "abroad", age: { atLeast: 18 }, hasId: true, at: null };

async function doorsIn(slug: string, visitor = TOURIST) {
  const city = await cityBySlug(database, { slug, locale: "en" });
  return judgeCityDoors(await doorsOfCity(database, { city }), visitor);
}

test("a city tells of its coffeeshops only, each by its own word or the municipality's", async () => {
  expect(await doorsIn("maastricht")).toEqual({
    shopCount: 1,
    countByRule: { anyone: 0, residentsOnly: 1, unknown: 0 },
    countByVerdict: { yes: 0, uncertain: 0, no: 1 },
    shops: [{ slug: "mosa", name: "Mosa", verdict: "no", residents: "residentsOnly", isOwnWord: false }],
  });
});

test("whoever says more than the municipality is judged by it, and who lets in stands first", async () => {
  await tellAccess.run(database, { slug: "cafe-zwart", residents: "anyone" });
  const { shops, countByRule, countByVerdict } = await doorsIn("utrecht");
  expect(shops.map(({ slug, verdict }) => [slug, verdict])).toEqual([
    ["cafe-zwart", "yes"],
    ["andersom", "uncertain"],
  ]);
  expect(countByRule).toEqual({ anyone: 1, residentsOnly: 0, unknown: 1 });
  expect(countByVerdict).toEqual({ yes: 1, uncertain: 1, no: 0 });
});

test("a shop that is gone has no door", async () => {
  await setStatus(database, { slug: "mosa", status: "permanentlyClosed" });
  expect((await doorsIn("maastricht")).shopCount).toBe(0);
});

test("a city has the doors of its own shops, not of its municipality's", async () => {
  expect((await doorsIn("hoek-van-holland")).shops.map(({ slug }) => slug)).toEqual(["zeelucht"]);
});
