import { type RawBuilder, sql } from "kysely";
import type { DB } from "#db/tables.ts";
import { type Params, statement } from "#platform/database/statement.ts";

type TableWithId = { [Table in keyof DB]: DB[Table] extends { id: unknown } ? Table : never }[keyof DB];

interface SavedTable<Table extends TableWithId> {
  table: Table;
  /** The unique columns that identify a row. */
  key: (keyof DB[Table] & string)[];
  /** The condition of that unique index, if it has one. */
  keyWhere?: RawBuilder<boolean>;
  /** Written when a row is new and never updated, such as its slug. */
  once: (keyof DB[Table] & string)[];
  columns: (keyof DB[Table] & string)[];
  /** Set to the current time when an existing row is changed. */
  changedAt?: keyof DB[Table] & string;
  /** Of an existing row these columns stay as they are where the condition holds. */
  keptWhere?: { [Column in keyof DB[Table] & string]?: RawBuilder<boolean> };
  /** An existing row is changed only where this holds, too. */
  changeWhere?: RawBuilder<boolean>;
}

/**
 * A statement that inserts the new rows of a JSON list, updates the existing ones that differ (upsert) and leaves the others
 * untouched. It returns the ids of what it wrote.
 */
export function saveRows<Table extends TableWithId>(name: string, saved: SavedTable<Table>) {
  const { table, key, keyWhere, once, columns, changedAt, keptWhere, changeWhere } = saved;
  const all = [...key, ...once, ...columns];
  const values = columns.map((column) => {
    const given = sql.ref(`excluded.${column}`);
    const isKept = keptWhere?.[column];
    return isKept ? sql`case when ${isKept} then ${sql.ref(`${table}.${column}`)} else ${given} end` : given;
  });
  const changes = columns.map((column, place) => sql`${sql.ref(column)} = ${values[place]}`);
  if (changedAt) changes.push(sql`${sql.ref(changedAt)} = now()`);
  return statement(
    name,
    (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
      insert into ${sql.table(table)} (${list(all)})
      select ${list(all)} from jsonb_populate_recordset(null::${sql.table(table)}, ${p.rows}::jsonb)
      on conflict (${list(key)}) ${keyWhere ? sql`where ${keyWhere}` : sql``} do update set ${sql.join(changes)}
      where (${list(columns, table)}) is distinct from (${sql.join(values)})
        and ${changeWhere ?? sql`true`}
      returning ${sql.ref(`${table}.id`)} as id`,
  );
}

function list(columns: string[], table?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)));
}
