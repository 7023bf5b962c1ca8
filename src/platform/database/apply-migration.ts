import type { ClientBase } from "pg";
import { isConnectionLost, isOverload } from "./error-codes.ts";
import type { MigrationFile } from "./migration-files.ts";

const ADD_TO_LIST = "insert into migrations.applied (name, checksum) values ($1, $2)";

/**
 * Applies one migration. It waits three seconds for a lock and no longer: whoever waits for a table makes everybody
 * after him wait too, readers included.
 * @throws Error naming the file and line that failed
 */
export async function applyMigration(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query("set statement_timeout = 0");
  try {
    if (file.isInTransaction) await applyInTransaction(client, file);
    else await applyAlone(client, file);
  } catch (error) {
    // The same migration may succeed in a moment.
    if (isConnectionLost(error) || isOverload(error)) throw error;
    throw new Error(`The migration ${placeOf(file, error)} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function applyInTransaction(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query("begin");
  await client.query("set local lock_timeout = '3s'");
  await client.query(file.text);
  await client.query(ADD_TO_LIST, [file.name, file.checksum]);
  await client.query("commit");
}

/** Building an index on the side holds nobody up, so it may wait for the longest transaction. */
async function applyAlone(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query("set lock_timeout = 0");
  await dropHalfBuiltIndexes(client, file);
  await client.query(file.text);
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

function placeOf(file: MigrationFile, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  return position ? `${file.name}, line ${file.text.slice(0, position).split("\n").length},` : file.name;
}
