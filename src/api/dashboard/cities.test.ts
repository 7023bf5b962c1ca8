import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { settleSampleTown } from "#features/places/server/settle-sample-town.ts";
import { bytesOf, SMALL_COUNTRY } from "#features/places/server/small-country.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";
import { type Caller, citiesOf, cityOf, errorsOf, save } from "./cities.test-support.ts";

const database = testWorld(settleSmallWorld);

const admin = () => callerOf(database, "cities", { role: "admin" });

const slugs = async (call: Caller, query = "") => (await citiesOf(call, query)).map(({ slug }) => slug);

async function foundAs(text: string): Promise<string | undefined> {
  const answer = await testApi(database).get(`/autocomplete?search=${encodeURIComponent(text)}&types=cities`);
  return ((await answer.json()) as { cities: { url: string }[] }).cities[0]?.url;
}

const revisions = statement(
  "revisions-of-cities-in-test",
  () =>
    sql<{ stood: { aliases: string[] } }>`select stood from revision where target_type = 'city' order by id`,
);
const log = statement(
  "log-of-cities-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'city' order by seq`,
);

const SINCE_2026 = { residentsSource: "utrecht.nl", residentsObservedOn: "2026-11" };

describe("the list", () => {
  test("has every city, found by any of its names and by its municipality", async () => {
    const call = await admin();
    expect((await slugs(call)).toSorted()).toEqual([
      "heusden",
      "hoek-van-holland",
      "maastricht",
      "rotterdam",
      "s-hertogenbosch",
      "utrecht",
      "vleuten",
      "zaandam",
    ]);
    expect(await slugs(call, "?q=den%20BOSCH")).toEqual(["s-hertogenbosch"]);
    expect(await slugs(call, "?q=zaanstad")).toEqual(["zaandam"]);
    expect(await slugs(call, "?sort=-population&q=utrecht")).toEqual(["utrecht", "vleuten"]);
    for (const sort of ["name", "population", "shops", "rules", "changed"])
      expect(await slugs(call, `?sort=-${sort}`)).toHaveLength(8);
  });

  test("is asked for what is missing in it, and for what is old", async () => {
    const call = await admin();
    expect(await slugs(call, "?shops=without")).toEqual(["heusden", "vleuten", "zaandam"]);
    expect(await slugs(call, "?rules=old")).toEqual(["maastricht"]);
    await save(call, "maastricht", {
      residentsObservedOn: "2026-11",
      intro: { nl: "Vijf talen.", source: "nl" },
    });
    expect(await slugs(call, "?rules=old")).toEqual([]);
    expect(await slugs(call, "?intro=some")).toEqual(["maastricht"]);
    expect(await slugs(call, "?intro=none&rules=none")).toHaveLength(7);
  });

  test("comes as a file in the words of the reader", async () => {
    const { body } = await (await admin())("GET", "?format=csv&lang=en&q=maastricht");
    const [head = [], line = []] = parse(body as string, { bom: true });
    const cell = (label: string) => line[head.indexOf(label)];
    expect([
      cell("Name in nine languages"),
      cell("Residents’ rule"),
      cell("Day of the residents’ rule"),
    ]).toEqual(["Maastricht", "Residents of the Netherlands only", "August 2024"]);
  });
});

describe("an admin", () => {
  test("writes names, and the town is found by them at once and called so", async () => {
    const call = await admin();
    const saved = await save(call, "s-hertogenbosch", {
      names: { nl: "'s-Hertogenbosch", de: "Herzogenbusch", source: "nl" },
      aliases: ["Den Bosch", "Oeteldonk"],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        slug: "s-hertogenbosch",
        names: { nl: "'s-Hertogenbosch", de: "Herzogenbusch", source: "nl" },
        aliases: ["Den Bosch", "Oeteldonk"],
      },
    });
    expect(await foundAs("oeteldonk")).toBe("s-hertogenbosch");
    expect(await foundAs("herzogenb")).toBe("s-hertogenbosch");
    const named = async (locale: "de" | "fr" | "nl") =>
      (await cityBySlug(database, { slug: "s-hertogenbosch", locale })).name;
    // The French one was taken away.
    expect([await named("de"), await named("fr"), await named("nl")]).toEqual([
      "Herzogenbusch",
      "'s-Hertogenbosch",
      "'s-Hertogenbosch",
    ]);
    expect(await revisions.all(database)).toMatchObject([{ stood: { aliases: ["Den Bosch"] } }]);
    expect(await log.all(database)).toEqual([
      { action: "edit", role: "admin", details: { fields: ["names", "aliases"] } },
    ]);
  });

  test("takes an other name away, by which nobody finds the town any more, nor does a file bring it back", async () => {
    const call = await admin();
    await save(call, "s-hertogenbosch", { aliases: [] });
    expect(await foundAs("Den Bosch")).toBeUndefined();
    expect(await importCityNames(database, bytesOf(SMALL_COUNTRY.cityNames))).toMatchObject({
      addedCount: 0,
      changedCount: 0,
      unchangedCount: 4,
    });
    expect(await foundAs("Den Bosch")).toBeUndefined();
  });

  test("says the official count with its year and source, which a file of an earlier year leaves alone", async () => {
    const call = await admin();
    const counted = async () =>
      (await cityBySlug(database, { slug: "utrecht", locale: "nl" })).municipality.officialCoffeeshopCount;
    expect(await counted()).toEqual({ count: 11, year: 2022, source: "Breuer&Intraval" });
    const told = { officialCount: 9, officialCountYear: 2024, officialCountSource: "utrecht.nl" };
    expect(await save(call, "utrecht", told)).toMatchObject({ status: 200, body: told });
    expect(await counted()).toEqual({ count: 9, year: 2024, source: "utrecht.nl" });
    expect(await importMunicipalities(database, bytesOf(SMALL_COUNTRY.municipalities))).toMatchObject({
      changedCount: 0,
    });
    expect(await counted()).toEqual({ count: 9, year: 2024, source: "utrecht.nl" });
    expect(errorsOf(await save(call, "utrecht", { officialCountSource: null }))).toEqual([
      "officialCountSource: Must say where it is from",
    ]);
    // Not known any more is known with nothing else.
    const unknown = { officialCount: null, officialCountYear: null, officialCountSource: null };
    expect(await save(call, "utrecht", unknown)).toMatchObject({ status: 200 });
    expect(await counted()).toBeNull();
  });

  test("says a rule with its source and day, which an older file leaves alone and a later one does not", async () => {
    const call = await admin();
    expect(await save(call, "utrecht", { residents: "anyone", ...SINCE_2026 })).toMatchObject({
      status: 200,
    });
    const file = (day: string) =>
      importMunicipalities(
        database,
        bytesOf(
          `code,name,province,coffeeshops_2022,wietproef,lat,lon,residents,residents_source,residents_date\nGM0344,Utrecht,Utrecht,11,no,52.09083,5.12222,residentsOnly,a site,${day}\n`,
        ),
      );
    const rule = async () =>
      (await cityBySlug(database, { slug: "utrecht", locale: "nl" })).municipality.residents;
    expect(await file("2026-10-30")).toMatchObject({ changedCount: 0 });
    expect(await importMunicipalities(database, bytesOf(SMALL_COUNTRY.municipalities))).toMatchObject({
      changedCount: 0,
    });
    expect(await rule()).toEqual({ rule: "anyone", source: "utrecht.nl", observedOn: "2026-11" });
    expect(await file("2026-12")).toMatchObject({ changedCount: 1 });
    expect(await rule()).toEqual({ rule: "residentsOnly", source: "a site", observedOn: "2026-12" });
  });

  test("takes a rule away, and files that do not know later do not bring it back", async () => {
    const nothing = { residents: "unknown", residentsSource: null, residentsObservedOn: null };
    await save(await admin(), "maastricht", nothing);
    await importMunicipalities(database, bytesOf(SMALL_COUNTRY.municipalities));
    const { municipality } = await cityBySlug(database, { slug: "maastricht", locale: "nl" });
    expect(municipality.residents.rule).toBe("unknown");
    // What nobody edited is that of the file.
    expect(municipality.officialCoffeeshopCount?.count).toBe(12);
  });

  test("edits the rules of a municipality in any of its cities, and whoever has another one open is told", async () => {
    const call = await admin();
    const vleuten = await cityOf(call, "vleuten");
    expect(vleuten.neighbourCount).toBe(1);
    const policy = {
      policy: { nl: "Geen terras.", source: "nl" },
      policySource: "CVDR1",
      policyObservedOn: "2026",
    };
    await save(call, "utrecht", policy);
    expect(await cityOf(call, "vleuten")).toMatchObject(policy);
    const { _id, rev } = vleuten;
    expect(await call("PATCH", "", { _id, rev, changes: { aliases: ["Fletio"] } })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "rev" }], current: policy },
    });
  });

  test("reads what is wrong beside its field", async () => {
    const call = await admin();
    const wrong = {
      names: { en: "The Hague", source: "en" },
      residents: "perhaps",
      openingWindow: "8 to 1",
      schoolDistanceMetres: 0,
      policyObservedOn: "2026-02-30",
      latestCount: -1,
      colour: "red",
    };
    expect(errorsOf(await save(call, "utrecht", wrong))).toEqual([
      "changes.names: Must be written in Dutch first",
      "changes.residents: Must be a residents rule",
      "changes.openingWindow: Must be two times such as 08:00-01:00",
      "changes.schoolDistanceMetres: Must be at least 1",
      "changes.policyObservedOn: Must be a year, month or day such as 2021, 2024-08, 2024-08-17",
      "changes.latestCount: Must not be below nothing",
      "changes.colour: Must not be given",
    ]);
    expect(
      errorsOf(await save(call, "utrecht", { residents: "anyone", openingWindowSource: "a site" })),
    ).toEqual([
      "residentsSource: Must say where it is from",
      "residentsObservedOn: Must say of when it is",
      "openingWindow: Says what is missing here",
    ]);
    const tomorrow = { residents: "anyone", residentsSource: "a site", residentsObservedOn: "2026-11-22" };
    expect(errorsOf(await save(call, "utrecht", tomorrow))).toEqual([
      "residentsObservedOn: Must not be in the future",
    ]);
    expect(errorsOf(await save(call, "utrecht", { aliases: ["乌得勒支"] }))).toEqual([
      "aliases: Must have a letter or digit of ours",
    ]);
    expect(await revisions.all(database)).toEqual([]);
  });

  test("writes the longest that shops are open as it is written everywhere, and empties it again", async () => {
    const call = await admin();
    const window = { openingWindowSource: "CVDR1", openingWindowObservedOn: "2026-11-21" };
    expect(await save(call, "utrecht", { openingWindow: "08:00 – 01:00", ...window })).toMatchObject({
      body: { openingWindow: "08:00-01:00", ...window },
    });
    const nothing = { openingWindow: "", openingWindowSource: "", openingWindowObservedOn: "" };
    expect(await save(call, "utrecht", nothing)).toMatchObject({
      status: 200,
      body: { openingWindow: null },
    });
  });

  test("adds and removes no city", async () => {
    const call = await admin();
    const { _id, rev } = await cityOf(call, "utrecht");
    expect(await call("POST", "", { names: { nl: "Atlantis", source: "nl" } })).toMatchObject({
      status: 405,
    });
    expect(await call("DELETE", "", { _id, rev })).toMatchObject({ status: 405 });
    expect(await call("GET", "?id=999999")).toMatchObject({ status: 404 });
  });

  test("may be invented, and then edits the invented town alone", async () => {
    await settleSampleTown(database);
    const call = await admin();
    await asSample.run(database);
    expect(await save(call, "utrecht", { aliases: ["Domstad"] })).toMatchObject({ status: 403 });
    expect(await save(call, "sample-markerwaard", { aliases: ["Polder"] })).toMatchObject({ status: 200 });
  });
});

const asSample = statement(
  "accounts-as-samples-in-test",
  () => sql`update account set is_sample = true, url = 'sample-' || url`,
);

test.each(["shopAdmin", "mod"] as const)("a %s is not let in", async (role) => {
  const of = role === "shopAdmin" ? "andersom" : null;
  const call = await callerOf(database, "cities", { role, of });
  expect(await call("GET", "")).toMatchObject({ status: 403 });
});
