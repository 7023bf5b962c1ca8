import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = testDatabase();

const isAlike = statement(
  "are-same-words",
  (_, p: Params<{ one: string; other: string }>) => sql<{ isAlike: boolean }>`
    select review_fingerprint(${p.one}) = review_fingerprint(${p.other}) as "isAlike"`,
);

test.each([
  "fijne koffie, en rust",
  "Fijne koffie\u2026 en rust!",
  "Fijne\u200B kof\u00ADfie en\u00A0rust",
  "Fijne koffie en rust\u2063\uFE0F",
  "\uFF26ijne koffie en rust",
])("%j is the same words as without what differs only to a machine", async (other) => {
  expect(await isAlike.first(database, { one: "Fijne koffie en rust", other })).toEqual({ isAlike: true });
});

test("other words, accents included, are others", async () => {
  for (const other of ["Fijne koffie en lust", "Fijne kof\u00E9ie en rust"])
    expect(await isAlike.first(database, { one: "Fijne koffie en rust", other })).toEqual({ isAlike: false });
});
