import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { statement } from "./statement.ts";

const database = testDatabase();

test("bigints are numbers, alone, counted and in arrays", async () => {
  const whole = statement(
    "whole",
    () =>
      sql`select 9007199254740991 as largest, count(*) as counted, array[-1, null, 2]::bigint[] as several from pg_am where false`,
  );
  expect(await whole.first(database)).toEqual({
    largest: 9007199254740991,
    counted: 0,
    several: [-1, null, 2],
  });
});

test.each(["9007199254740992", "-9223372036854775808"])(
  "the bigint %s, which JavaScript would round, is refused",
  async (number) => {
    const tooLarge = statement("too-large", () => sql`select ${sql.lit(number)}::bigint as id`);
    await expect(tooLarge.first(database)).rejects.toThrow(`The bigint ${number} does not fit`);
    const several = statement(
      "too-large-in-array",
      () => sql`select array[${sql.lit(number)}::bigint] as ids`,
    );
    await expect(several.first(database)).rejects.toThrow(`The bigint ${number} does not fit`);
  },
);

test("a day stays a day, a moment becomes a Date, a numeric keeps its digits", async () => {
  const values = statement(
    "values",
    () => sql`
      select date '2026-10-25' as day, array[date '2026-03-29'] as days, 0.10 as numeric, array[1.50] as numerics,
        timestamptz '2026-10-25 02:30:00+02' as moment`,
  );
  expect(await values.first(database)).toEqual({
    day: "2026-10-25",
    days: ["2026-03-29"],
    numeric: "0.10",
    numerics: ["1.50"],
    moment: new Date("2026-10-25T00:30:00Z"),
  });
});
