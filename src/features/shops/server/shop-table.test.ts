import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { AMENITIES } from "../amenities.ts";
import { CONFIDENCES, FACT_GROUPS, FACT_SOURCES } from "../facts.ts";
import { SHOP_KINDS, SHOP_STATUSES } from "../shop.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const setColumns = statement(
  "set-columns",
  (_, p: Params<{ columns: string }>) => sql`
    update shop set
      name = row.name, slug = row.slug, kind = row.kind, status = row.status, is_sample = row.is_sample,
      postcode = row.postcode, phone = row.phone, website = row.website, minimum_age = row.minimum_age,
      latitude = row.latitude, longitude = row.longitude, city_id = row.city_id,
      amenities_present = row.amenities_present, amenities_absent = row.amenities_absent
    from shop as old, jsonb_populate_record(old, ${p.columns}::jsonb) as row
    where old.slug = 'andersom' and shop.id = old.id`,
);

const setFact = statement(
  "set-fact",
  (_, p: Params<{ group: string; source: string; confidence: string }>) => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, ${p.group}, ${p.source}, '2021', ${p.confidence} from shop where slug = 'andersom'
    on conflict (shop_id, fact_group) do update set source = excluded.source, confidence = excluded.confidence`,
);

const addUnsourced = statement(
  "add-unsourced",
  () => sql`
    insert into shop (slug, name, sort_name, kind, city_id, municipality_id, latitude, longitude)
    select 'rumour', 'Rumour', 'Rumour', 'coffeeshop', city_id, municipality_id, latitude, longitude
    from shop where slug = 'andersom'`,
);

const checkNow = statement("check-now", () => sql`set constraints all immediate`);

const set = (columns: Record<string, unknown>) =>
  setColumns.run(database, { columns: JSON.stringify(columns) });

describe("the database takes every word of the vocabulary", () => {
  test.each(SHOP_KINDS)("kind %s", (kind) => expect(set({ kind })).resolves.toBe(1));
  test.each(SHOP_STATUSES)("status %s", (status) => expect(set({ status })).resolves.toBe(1));
  test("all amenities", () => expect(set({ amenities_present: AMENITIES })).resolves.toBe(1));
  test.each(FACT_GROUPS)("fact group %s", (group) =>
    expect(setFact.run(database, { group, source: "owner", confidence: "high" })).resolves.toBe(1),
  );
  test.each(FACT_SOURCES)("fact source %s", (source) =>
    expect(setFact.run(database, { group: "listing", source, confidence: "high" })).resolves.toBe(1),
  );
  test.each(CONFIDENCES)("confidence %s", (confidence) =>
    expect(setFact.run(database, { group: "listing", source: "owner", confidence })).resolves.toBe(1),
  );
});

describe("whoever writes past the use cases, the database refuses", () => {
  test.each([
    { kind: "bakery" },
    { status: "gone" },
    { name: "X" },
    { name: "x".repeat(81) },
    { name: " Andersom" },
    { slug: "Andersom" },
    { slug: "sample-andersom" },
    { is_sample: true },
    { postcode: "3511AB" },
    { phone: "030-1234567" },
    { website: "javascript:alert(1)" },
    { minimum_age: 16 },
    { latitude: 5.12, longitude: 52.09 },
    { amenities_present: ["wifi"], amenities_absent: ["wifi"] },
    { amenities_present: ["swimming pool"] },
  ])("%o", async (columns) => {
    await expect(set(columns)).rejects.toMatchObject({ code: "23514" });
  });

  test("a city of another municipality", async () => {
    await expect(set({ city_id: -1 })).rejects.toMatchObject({ code: "23503" });
  });

  test("two shops at one address", async () => {
    await expect(set({ slug: "cafe-zwart" })).rejects.toMatchObject({ code: "23505" });
  });

  test("a shop that no source tells of", async () => {
    const adding = database.transaction(async (tx) => {
      await addUnsourced.run(tx);
      await checkNow.run(tx);
    });
    await expect(adding).rejects.toMatchObject({ code: "23514" });
  });
});
