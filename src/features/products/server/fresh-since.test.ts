import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshSince } from "../fresh-price.ts";

const database = testDatabase();

const setZone = statement(
  "test-set-time-zone",
  (_, p: Params<{ zone: string }>) => sql`select set_config('timezone', ${p.zone}, true)`,
);
const limits = statement(
  "test-fresh-since",
  () => sql<{ now: Date; since: Date }>`select now() as now, fresh_since() as since`,
);

test.each(["UTC", "Europe/Amsterdam", "Pacific/Auckland", "America/Los_Angeles"])(
  "the database and the application know the same prices to be of today, in a session at %s",
  async (zone) => {
    await setZone.run(database, { zone });
    const row = await limits.first(database);
    expect(row?.since).toEqual(freshSince(row?.now ?? new Date(0)));
  },
);

test("a price that is a year old counts to the end of its day in UTC", () => {
  const seenAt = new Date("2025-11-21T13:15:00Z");
  expect(seenAt >= freshSince(new Date("2026-11-21T23:59:59.999Z"))).toBe(true);
  expect(seenAt >= freshSince(new Date("2026-11-22T00:00:00Z"))).toBe(false);
});
