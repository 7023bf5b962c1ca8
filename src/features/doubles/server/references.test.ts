import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { DOUBLE_KINDS } from "../double.ts";
import { LEFT, MOVED, nameOf } from "./references.ts";

const database = testDatabase();

const keysTo = statement(
  "keys-to-table-in-test",
  (_, p: Params<{ table: string }>) => sql<{ name: string }>`
    select own.table_name || '.' || own.column_name as name
    from information_schema.referential_constraints as rule
    join information_schema.key_column_usage as own
      on own.constraint_schema = rule.constraint_schema and own.constraint_name = rule.constraint_name
    join information_schema.key_column_usage as other
      on other.constraint_schema = rule.unique_constraint_schema
      and other.constraint_name = rule.unique_constraint_name
      and other.ordinal_position = own.position_in_unique_constraint
    where other.table_name = ${p.table} and other.column_name = 'id'
    order by 1`,
  { isRead: true },
);

test.each(DOUBLE_KINDS)(
  "a merge knows of every key to a %s whether it moves or why it stays",
  async (kind) => {
    const known = [...MOVED[kind], ...LEFT[kind]].map(nameOf).toSorted();
    expect((await keysTo.all(database, { table: kind })).map(({ name }) => name).toSorted()).toEqual(known);
  },
);
