import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "./support/database.ts";

const database = testDatabase();

/** Functions of triggers that see the rows of a statement as they were and as they are. */
const comparingFunctions = statement(
  "comparing-functions",
  () => sql<{ name: string; body: string; before: string; after: string }>`
    select distinct proc.proname as name, proc.prosrc as body, tgoldtable as before, tgnewtable as after
    from pg_trigger
    join pg_proc as proc on proc.oid = pg_trigger.tgfoid
    where tgoldtable is not null and tgnewtable is not null
    order by 1`,
);

// How long a statement takes says little on a busy machine, and which plan PostgreSQL takes depends on what the session did before.
test("a statement that changes n rows costs n: no trigger joins the rows as they were to the rows as they are", async () => {
  const functions = await comparingFunctions.all(database);
  expect(functions.map(({ name }) => name)).toContain("note_menus_of_shops");
  const joining = functions.filter(({ body, before, after }) =>
    new RegExp(String.raw`(\bjoin|,)\s+(${before}|${after})(?![.\w])`).test(body),
  );
  expect(joining.map(({ name }) => name)).toEqual([]);
});
