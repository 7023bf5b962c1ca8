import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runMigrations as migrateOutbox } from "graphile-worker";
import type { Pool, PoolClient, ClientBase } from "pg";
import { applyMigration, type MigrationStep } from "./apply-migration.ts";
import { explainError } from "./explain-error.ts";
import { type FunctionsFile, functionsFiles, type MigrationFile, migrationFiles } from "./migration-files.ts";
import type { OpenDatabase } from "./open-database.ts";
import { type AppliedFile, changedFunctions, pendingOf } from "./pending-of.ts";
import { retryLost } from "./retry-lost.ts";
import { setTimeout as wait } from "node:timers/promises";

/** Any number, as long as nothing else in this database locks it. */
const LOCK_KEY = 4_802_026;
const ASK_AGAIN_MS = 50;

/**
 * Takes the lock that one migrating process holds, for as long as the connection lives. It polls: a waiter in
 * `pg_advisory_lock()` and a `create index concurrently` of the holder wait for each other, which PostgreSQL ends as a deadlock.
 */
async function holdMigrationLock(client: ClientBase, onProgress: (line: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as is_held", [LOCK_KEY]);
    if (rows[0].is_held) return;
    if (isFirst) onProgress("Another process migrates; waiting for it");
    await wait(ASK_AGAIN_MS * (0.5 + Math.random()));
  }
}

export interface MigrateOptions {
  /** Where `migrations/*.sql` and `functions/*.sql` are; `db` by default. */
  folder?: string;
  /** Called with what is being done, a line at a time. */
  onProgress?: (line: string) => void;
}

const DB_FOLDER = fileURLToPath(new URL("../../../db", import.meta.url));

// A schema of its own, so that the generated table types know nothing of it.
const CREATE_LISTS = `
  create schema if not exists migrations;
  create table if not exists migrations.applied (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists migrations.functions (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Brings the database up to date: the functions whose text has changed, and the migrations it has not seen, in the order
 * of their numbers; forwards only. Any number of processes may do it at once: one works, the others wait and find nothing
 * left. A process that is killed leaves whole migrations behind, and the next one goes on.
 * @param database of the class `tools`: the driver of the others gives up on a migration that takes long
 * @returns the names applied
 * @throws Unavailable when the database is away or a table is in use for long; MadeByEarlierVersion; MigrationRefused when a file was edited, is late or gone; Error when one fails (says which line)
 */
export async function migrate(database: OpenDatabase, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = DB_FOLDER, onProgress = () => {} } = options;
  const files = await filesIn(folder);
  try {
    return await onSession(database, async (client) => {
      await holdMigrationLock(client, onProgress);
      const steps = await pendingSteps(client, files);
      await client.query(CREATE_LISTS);
      for (const step of steps) {
        for (const name of namesOf(step)) onProgress(`Migration ${name}`);
        await applyMigration(client, step);
      }
      // The queue brings its own tables, and this lock keeps two processes from bringing them at once.
      await migrateOutbox({ connectionString: database.pool.options.connectionString });
      return steps.flatMap(namesOf);
    });
  } catch (error) {
    throw explainError(error);
  }
}

/** The names that the folder has and the database has not, those of changed functions among them. */
export async function pendingMigrations(
  database: OpenDatabase,
  { folder = DB_FOLDER }: Pick<MigrateOptions, "folder"> = {},
): Promise<string[]> {
  const files = await filesIn(folder);
  try {
    const steps = await retryLost(() => pendingSteps(database.pool, files));
    return steps.flatMap(namesOf);
  } catch (error) {
    throw explainError(error);
  }
}

interface DatabaseFiles {
  migrations: MigrationFile[];
  functions: FunctionsFile[];
}

async function filesIn(folder: string): Promise<DatabaseFiles> {
  const migrations = await migrationFiles(join(folder, "migrations"));
  return { migrations, functions: await functionsFiles(join(folder, "functions")) };
}

/**
 * Changed functions come with the first migration: in its transaction, so that no query runs a function that reads a column
 * before that exists, and before it, so that its tables and triggers may name them.
 */
async function pendingSteps(
  client: PoolClient | Pool,
  { migrations, functions }: DatabaseFiles,
): Promise<MigrationStep[]> {
  const applied = await filesAppliedTo(client, "applied");
  const [first, ...others] = pendingOf(migrations, applied);
  const inDatabase = await filesAppliedTo(client, "functions");
  const changed = changedFunctions(functions, { inDatabase, migrations, applied });
  if (!first && changed.length === 0) return [];
  return [
    { functions: changed, migration: first },
    ...others.map((migration) => ({ functions: [], migration })),
  ];
}

function namesOf({ functions, migration }: MigrationStep): string[] {
  return [...functions.map(({ name }) => `functions/${name}`), ...(migration ? [migration.name] : [])];
}

/** Runs `work` on a connection and closes it afterwards, with its locks and settings. */
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

async function filesAppliedTo(
  client: PoolClient | Pool,
  list: "applied" | "functions",
): Promise<AppliedFile[]> {
  const { rows: lists } = await client.query("select to_regclass($1) is not null as exists", [
    `migrations.${list}`,
  ]);
  if (!lists[0].exists) return [];
  const { rows } = await client.query<AppliedFile>(
    `select name, checksum from migrations.${list} order by name`,
  );
  return rows;
}
