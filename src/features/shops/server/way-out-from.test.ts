import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { setStatus } from "./small-world.test-support.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";
import { wayOutFrom } from "./way-out-from.ts";

const database = testWorld(settleSmallWorld);

const tellResidents = statement(
  "test-tell-residents",
  (_, p: Params<{ slug: string; residents: string }>) => sql`
    with told as (update shop set residents = ${p.residents} where slug = ${p.slug} returning id)
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'access', 'owner', '2026-05', 'high' from told`,
);

const MAASTRICHT = { latitude: 50.85, longitude: 5.69 };
const from = () => wayOutFrom(database, { point: MAASTRICHT, locale: "en", now: NOW });

test("where nobody is known to let visitors in there is no way out", async () => {
  expect(await from()).toBeNull();
});

test("the way out is the nearest coffeeshop that lets visitors in", async () => {
  await tellResidents.run(database, { slug: "andersom", residents: "anyone" });
  await tellResidents.run(database, { slug: "rick-s", residents: "anyone" });
  const out = await from();
  expect(out).toMatchObject({ slug: "rick-s", city: { name: "'s-Hertogenbosch" } });
  expect(Math.round((out?.distanceMetres ?? 0) / 1000)).toBe(97);
  await setStatus(database, { slug: "rick-s", status: "permanentlyClosed" });
  expect(await from()).toMatchObject({ slug: "andersom" });
});

test("a smartshop nearby, which anyone may enter, is none", async () => {
  await tellResidents.run(database, { slug: "mosa-smart", residents: "anyone" });
  expect(await from()).toBeNull();
});
