import { sql } from "kysely";
import { expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { judgeCityDoors } from "../can-i-get-in-city.ts";
import type { Visitor } from "../can-i-get-in.ts";
import { doorsOfCity } from "./doors-of-city.ts";
import { NOW, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const tellAccess = statement(
  "test-tell-access",
  (_, p: Params<{ slug: string; residents: string }>) => sql`
    with told as (
      update shop set residents = ${p.residents}, id_check = 'yes' where slug = ${p.slug} returning id)
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'access', 'owner', '2026-05', 'high' from told`,
);

const tellHours = statement(
  "test-tell-hours",
  (_, p: Params<{ slug: string; during: string }>) => sql`
    update shop_listing set open_during = ${p.during}::tstzmultirange, open_known_until = '2026-12-01T00:00Z'
    from shop where shop.id = shop_listing.shop_id and shop.slug = ${p.slug}`,
);

const tellRules = statement(
  "test-tell-rules",
  (_, p: Params<{ slug: string; hours: string }>) => sql`
    update shop set opening_hours = ${p.hours} where slug = ${p.slug}`,
);

const TOURIST: Visitor = { residence: "abroad", age: { atLeast: 18 }, hasId: true, at: null };

async function doorsIn(slug: string, visitor = TOURIST) {
  const city = await cityBySlug(database, { slug, locale: "en" });
  const doors = await doorsOfCity(database, { city, at: visitor.at, now: NOW });
  return judgeCityDoors(doors, visitor);
}

test("a city tells of its coffeeshops only, each by its own word or the municipality's", async () => {
  expect(await doorsIn("maastricht")).toEqual({
    shopCount: 1,
    countByRule: { anyone: 0, residentsOnly: 1, unknown: 0 },
    countByVerdict: { yes: 0, uncertain: 0, no: 1 },
    shops: [
      {
        slug: "mosa",
        name: "Mosa",
        verdict: "no",
        areHoursUnknown: false,
        residents: "residentsOnly",
        isOwnWord: false,
      },
    ],
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

test("a time of coming decides where hours are known, and unknown ones change no answer but are told", async () => {
  await tellAccess.run(database, { slug: "cafe-zwart", residents: "anyone" });
  await tellHours.run(database, { slug: "cafe-zwart", during: "{[2026-11-22 10:00Z,2026-11-22 20:00Z)}" });
  const verdictAt = async (at: string | null, slug: string) => {
    const { shops } = await doorsIn("utrecht", { ...TOURIST, at });
    const shop = shops.find((one) => one.slug === slug);
    return shop?.areHoursUnknown ? `${shop.verdict}, hours unknown` : shop?.verdict;
  };
  expect(await verdictAt(null, "cafe-zwart")).toBe("yes");
  expect(await verdictAt("2026-11-22T20:30", "cafe-zwart")).toBe("yes");
  expect(await verdictAt("2026-11-22T21:30", "cafe-zwart")).toBe("no");
  expect(await verdictAt("2026-12-24T20:30", "cafe-zwart")).toBe("yes, hours unknown");
  expect(await verdictAt("2026-11-22T20:30", "andersom")).toBe("uncertain, hours unknown");
});

test("beyond the times that are stored the rules of the hours decide, and what has passed decides nothing", async () => {
  await tellAccess.run(database, { slug: "cafe-zwart", residents: "anyone" });
  await tellRules.run(database, { slug: "cafe-zwart", hours: "Mo-Su 10:00-23:00; Dec 31 10:00-18:00" });
  const verdictAt = async (at: string) => {
    const { shops } = await doorsIn("utrecht", { ...TOURIST, at });
    const { verdict, areHoursUnknown } = shops.find(({ slug }) => slug === "cafe-zwart") ?? {};
    return areHoursUnknown ? "hours unknown" : verdict;
  };
  expect(await verdictAt("2026-12-30T20:00")).toBe("yes");
  expect(await verdictAt("2026-12-31T20:00")).toBe("no");
  expect(await verdictAt("2028-12-30T20:00")).toBe("hours unknown");
  expect(await verdictAt("2026-11-20T03:00")).toBe("yes");
});

test("a shop that is gone has no door", async () => {
  await setStatus(database, { slug: "mosa", status: "permanentlyClosed" });
  expect((await doorsIn("maastricht")).shopCount).toBe(0);
});

test("a city has the doors of its own shops, not of its municipality's", async () => {
  expect((await doorsIn("hoek-van-holland")).shops.map(({ slug }) => slug)).toEqual(["zeelucht"]);
});
