import { fileURLToPath } from "node:url";
import { runMigrations as migrateOutbox } from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import { applyMigration } from "./apply-migration.ts";
import { explainError } from "./explain-error.ts";
import { holdMigrationLock } from "./migration-lock.ts";
import { migrationFiles } from "./migration-files.ts";
import type { OpenDatabase } from "./open-database.ts";
import { type AppliedMigration, pendingOf } from "./pending-of.ts";
import { retryLost } from "./retry-lost.ts";

export interface MigrateOptions {
  /** Where the `.sql` files are; `db/migrations` unless told otherwise. */
  folder?: string;
  /** Told what is being done, a line at a time. */
  onProgress?: (line: string) => void;
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../../db/migrations", import.meta.url));

// A schema of its own, so that the generated table types know nothing of it.
const CREATE_LIST = `
  create schema if not exists migrations;
  create table if not exists migrations.applied (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Applies what the folder has and the database has not, in the order of the numbers; forwards only. Any number of
 * processes may do it at once: one works, the others wait and find nothing left. A process that is killed leaves
 * whole migrations behind, and the next one goes on.
 * @param database of the class `tools`: the driver of the others gives up on a migration that takes long
 * @returns the names applied
 * @throws Unavailable when the database is away or a table is in use for long; Error when a file was edited, is late or fails (says which line)
 */
export async function migrate(database: OpenDatabase, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS_FOLDER, onProgress = () => {} } = options;
  const files = await migrationFiles(folder);
  try {
    return await onSession(database, async (client) => {
      await holdMigrationLock(client, onProgress);
      await client.query(CREATE_LIST);
      const pending = pendingOf(files, await appliedMigrations(client));
      for (const file of pending) {
        onProgress(`Migration ${file.name}`);
        await applyMigration(client, file);
      }
      // The queue brings its own tables, and this lock keeps two processes from bringing them at once.
      await migrateOutbox({ connectionString: database.pool.options.connectionString });
      return pending.map(({ name }) => name);
    });
  } catch (error) {
    throw explainError(error);
  }
}

/** The names that the folder has and the database has not. */
export async function pendingMigrations(
  database: OpenDatabase,
  { folder = MIGRATIONS_FOLDER }: Pick<MigrateOptions, "folder"> = {},
): Promise<string[]> {
  const files = await migrationFiles(folder);
  try {
    const applied = await retryLost(() => appliedMigrations(database.pool));
    return pendingOf(files, applied).map(({ name }) => name);
  } catch (error) {
    throw explainError(error);
  }
}

/** Lends a connection and throws it away afterwards, with its locks and settings. */
async function onSession<Result>(
  { pool }: OpenDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await retryLost(() => pool.connect());
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}

async function appliedMigrations(client: PoolClient | Pool): Promise<AppliedMigration[]> {
  const list = await client.query("select to_regclass('migrations.applied') is not null as exists");
  if (!list.rows[0].exists) return [];
  const { rows } = await client.query<AppliedMigration>(
    "select name, checksum from migrations.applied order by name",
  );
  return rows;
}
