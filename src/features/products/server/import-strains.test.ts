import { sql } from "kysely";
import { expect, test } from "vitest";
import { bytesOf, settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importStrains } from "./import-strains.ts";
import { storeSimilarStrains } from "./store-similar-strains.ts";

const database = testWorld(settleSmallCountry);

const COLUMNS =
  "name,slug,marketed_as,breeder,parents,effects,flavours,terpenes,thc_percent,cbd_percent,well_known,source\n";
const FILE = `${COLUMNS}Morning Fog,morning-fog,sativa,Dijkzaden,,happy;energetic,citrus,limonene,18.5,0.5,yes,kushy
Polder Haze,polder-haze,,Dijkzaden,MorningFog;Lost Landrace,,,,21,,,kushy
Heusden,heusden,hybrid,Seed Bank,,,,,,,,own
Night Shift,night-shift,indica,,polder-haze,relaxed,,,,,,own
`;

const take = (text: string) => importStrains(database, bytesOf(text));
const takeLine = (line: string) => take(`${COLUMNS}${line}\n`);

const strainTold = statement(
  "strain-told",
  (_, p: Params<{ slug: string }>) => sql<Record<string, unknown>>`
    select strain.name, brand.name as breeder, marketed_as as "marketedAs", effects, thc_permille as thc,
      is_well_known as "isWellKnown", strain.observed_on as "observedOn", array(
        select strain_parent.name || ' = ' || coalesce(parent.slug, '?') from strain_parent
        left join strain as parent on parent.id = parent_id
        where strain_id = strain.id order by place) as parents
    from strain left join brand on brand.id = breeder_id where strain.slug = ${p.slug}`,
);

const productTold = statement(
  "product-told",
  (_, p: Params<{ slug: string }>) => sql<Record<string, unknown>>`
    select product.name, product.type, strain.slug as strain, product.thc_permille as thc, potency_method as method,
      potency_observed_on as "potencyObservedOn", product.source, product.rank
    from product join strain on strain.id = strain_id where product.slug = ${p.slug}`,
);

const sourceOfProduct = statement("change-product-as-owner", (db, p: Params<{ slug: string }>) =>
  db.updateTable("product").set({ source: "owner", name: "Fog by hand" }).where("slug", "=", p.slug),
);

const sayNoWeed = statement(
  "correct-type-in-test",
  (_, p: Params<{ slug: string }>) => sql`
    with told as (update product set type = 'hash' where slug = ${p.slug} returning id)
    insert into product_correction (product_id, fact, source, observed_on)
    select id, 'type', 'visitor', '2026-11-20' from told`,
);

const likeness = statement(
  "likeness-told",
  (_, p: Params<{ slug: string }>) => sql<{ slug: string; reasons: string[] }>`
    select other.slug, reasons from strain_similar
    join strain on strain.id = strain_id join strain as other on other.id = other_id
    where strain.slug = ${p.slug} order by place`,
);

const find = async (question: string) =>
  (await autocomplete(database, { kinds: ["brands", "products"], question, locale: "nl" })).map(
    ({ kind, url, type }) => `${kind} ${type} ${url}`,
  );

test("a strain comes with its breeder, its parents and its product", async () => {
  expect(await take(FILE)).toEqual({
    readCount: 4,
    addedCount: 4,
    changedCount: 0,
    unchangedCount: 0,
    refused: [],
    remarks: [
      { line: 4, text: 'breeder "Seed Bank" is nobody\'s name; the strain is taken in without a breeder' },
    ],
  });
  expect(await strainTold.first(database, { slug: "morning-fog" })).toEqual({
    name: "Morning Fog",
    breeder: "Dijkzaden",
    marketedAs: "sativa",
    effects: ["happy", "energetic"],
    thc: 185,
    isWellKnown: true,
    observedOn: "2017-11",
    parents: [],
  });
  expect(await strainTold.first(database, { slug: "polder-haze" })).toMatchObject({
    parents: ["MorningFog = morning-fog", "Lost Landrace = ?"],
  });
  expect(await productTold.first(database, { slug: "morning-fog" })).toMatchObject({
    name: "Morning Fog",
    type: "weed",
    thc: 185,
    method: "catalogue",
    potencyObservedOn: "2017-11",
    source: "kushy",
  });
  expect(await strainTold.first(database, { slug: "heusden" })).toMatchObject({
    breeder: null,
    observedOn: "2026-11",
  });
});

test("a strain that is called like a city leaves the address to the city", async () => {
  await take(FILE);
  expect(await productTold.first(database, { slug: "heusden-weed" })).toMatchObject({ strain: "heusden" });
  expect(await take(FILE)).toMatchObject({ unchangedCount: 4 });
});

test("importing again changes nothing, and a correction changes what it says", async () => {
  await take(FILE);
  expect(await take(FILE)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 4 });
  const corrected =
    "Morning Fog,morning-fog,hybrid,Dijkzaden,Night Shift,happy,citrus,limonene,19,,yes,kushy";
  expect(await takeLine(corrected)).toMatchObject({ addedCount: 0, changedCount: 1 });
  expect(await strainTold.first(database, { slug: "morning-fog" })).toMatchObject({
    marketedAs: "hybrid",
    parents: ["Night Shift = night-shift"],
  });
  expect(await productTold.first(database, { slug: "morning-fog" })).toMatchObject({ thc: 190 });
});

test("what people have told us of a product stays", async () => {
  await take(FILE);
  await sourceOfProduct.run(database, { slug: "morning-fog" });
  await takeLine("Morning Mist,morning-fog,hybrid,,,,,,19,,,kushy");
  expect(await productTold.first(database, { slug: "morning-fog" })).toMatchObject({ name: "Fog by hand" });
  expect(await strainTold.first(database, { slug: "morning-fog" })).toMatchObject({ name: "Morning Mist" });
});

test("a product that is no weed, as people say, is not made anew", async () => {
  await take(FILE);
  await sayNoWeed.run(database, { slug: "morning-fog" });
  expect(await take(FILE)).toMatchObject({ addedCount: 0, changedCount: 0 });
  await takeLine("Morning Fog,morning-fog,sativa,Dijkzaden,,,,,19,,,kushy");
  expect(await productTold.first(database, { slug: "morning-fog" })).toMatchObject({
    type: "hash",
    thc: 190,
  });
  expect(await productTold.first(database, { slug: "morning-fog-weed" })).toBeUndefined();
});

test("a trial tells the same and writes nothing", async () => {
  const report = await importStrains(database, bytesOf(FILE), { isDryRun: true });
  expect(report).toMatchObject({ addedCount: 4 });
  expect(await strainTold.first(database, { slug: "morning-fog" })).toBeUndefined();
});

test.each([
  ["Fog,fog,strong,,,,,,,,,own", 'marketed_as "strong" is neither indica, sativa nor hybrid'],
  ["Fog,fog,,,,happy;cured,,,,,,own", 'effects "happy;cured" has a word that is not in the vocabulary'],
  ["Fog,fog,,,,,,,99,,,own", 'thc_percent "99" is more than 40 %'],
  [
    "Fog,sample-fog,,,,,,,,,,own",
    'slug "sample-fog" begins with sample- or generated-, which are for invented things',
  ],
  ["Fog,Fog!,,,,,,,,,,own", 'slug "Fog!" is not a slug'],
  ["Fog,fog,,,,,,,,,,hearsay", 'source "hearsay" is neither kushy nor own'],
])("the line %j is refused", async (line, reason) => {
  expect((await takeLine(line)).refused).toEqual([{ line: 2, reasons: [reason] }]);
});

test("strains and breeders are found by their names, and a strain by its breeder", async () => {
  await take(`${COLUMNS.trim()},aliases\n${FILE.split("\n")[1]},Ochtendmist\n`);
  expect(await find("morning")).toEqual(["products weed morning-fog"]);
  expect(await find("ochtendm")).toEqual(["products weed morning-fog"]);
  expect(await find("dijkzaden")).toEqual(["brands breeder dijkzaden", "products weed morning-fog"]);
});

test("those that are alike are told with why, and told anew when the catalogue changes", async () => {
  await take(FILE);
  await storeSimilarStrains(database);
  expect(await likeness.all(database, { slug: "polder-haze" })).toEqual([
    { slug: "morning-fog", reasons: ["isParent", "breeder"] },
    { slug: "night-shift", reasons: ["isChild"] },
  ]);
  await takeLine("Night Shift,night-shift,indica,,,relaxed,,,,,,own");
  await storeSimilarStrains(database);
  expect(await likeness.all(database, { slug: "polder-haze" })).toEqual([
    { slug: "morning-fog", reasons: ["isParent", "breeder"] },
  ]);
});
