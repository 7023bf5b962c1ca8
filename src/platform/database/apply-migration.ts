import type { ClientBase } from "pg";
import { isConnectionLost, isOverload } from "./error-codes.ts";
import type { FunctionsFile, MigrationFile } from "./migration-files.ts";

const ADD_TO_LIST = "insert into migrations.applied (name, checksum) values ($1, $2)";

const ADD_TO_FUNCTIONS = `
  insert into migrations.functions (name, checksum) values ($1, $2)
  on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`;

/** What is applied at once. */
export interface MigrationStep {
  /** In their order, before the migration. */
  functions: readonly FunctionsFile[];
  migration: MigrationFile | undefined;
}

/**
 * Applies functions and a migration, in one transaction where PostgreSQL allows it. It waits three seconds for a lock and no
 * longer: while one statement waits for a table lock, all later ones queue behind it, reads included.
 * @throws Error naming the file and line that failed
 */
export async function applyMigration(
  client: ClientBase,
  { functions, migration }: MigrationStep,
): Promise<void> {
  await client.query("set statement_timeout = 0");
  if (migration && !migration.isInTransaction) {
    if (functions.length > 0) await applyMigration(client, { functions, migration: undefined });
    return applyAlone(client, migration);
  }
  await client.query("begin");
  // A function may name a table that the migration after it creates.
  await client.query("set local lock_timeout = '3s'; set local check_function_bodies = off");
  for (const file of functions) {
    await run(client, file, `The file functions/${file.name}`);
    await client.query(ADD_TO_FUNCTIONS, [file.name, file.checksum]);
  }
  if (migration) {
    await run(client, migration, `The migration ${migration.name}`);
    await client.query(ADD_TO_LIST, [migration.name, migration.checksum]);
  }
  await client.query("commit");
}

/** Building an index concurrently blocks no other statement, so it may wait for the longest transaction. */
async function applyAlone(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query("set lock_timeout = 0");
  await dropHalfBuiltIndexes(client, file);
  await run(client, file, `The migration ${file.name}`);
  await client.query(ADD_TO_LIST, [file.name, file.checksum]);
}

/** A concurrent build that broke off leaves an invalid index, which `if not exists` would take for done. */
async function dropHalfBuiltIndexes(client: ClientBase, file: MigrationFile): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select quote_ident(relname) as index from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and strpos($1, relname) > 0`,
    [file.text],
  );
  for (const { index } of rows) await client.query(`drop index concurrently if exists ${index}`);
}

async function run(client: ClientBase, { text }: FunctionsFile, what: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    // The same file may succeed in a moment.
    if (isConnectionLost(error) || isOverload(error)) throw error;
    const position = Number((error as { position?: string }).position);
    const place = position ? `${what}, line ${text.slice(0, position).split("\n").length},` : what;
    throw new Error(`${place} failed: ${(error as Error).message}`, { cause: error });
  }
}
