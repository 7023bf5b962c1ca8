import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";

// Writes db/tables.ts, the types of all tables, from the migrations alone: a fresh server is migrated from scratch, so that no
// manual change gets in. With --verify nothing is written, and the exit code is 1 when the file no longer fits the migrations.

const TABLES = fileURLToPath(new URL("../../db/tables.ts", import.meta.url));
const GENERATOR = createRequire(import.meta.url).resolve("kysely-codegen/dist/cli/bin.js");

async function main(isVerify: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-tables-"));
  try {
    const server = await startEmbedded({ dataDir: folder, isDurable: false });
    try {
      await migrateAll(server.url);
      return await generate(server.url, isVerify);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateAll(connection: string): Promise<void> {
  const database = openDatabase({ connection, statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools });
  await migrate(database);
  await database.close();
}

async function generate(connection: string, isVerify: boolean): Promise<number> {
  const options = [
    ["--url", connection],
    ["--dialect", "postgres"],
    // As value-types.ts reads them.
    ["--type-mapping", '{"int8":"number"}'],
    ["--date-parser", "string"],
    ["--include-pattern", "public.*"],
    ["--out-file", TABLES],
    isVerify ? ["--verify"] : [],
  ];
  const generator = spawn(process.execPath, [GENERATOR, ...options.flat()], { stdio: "inherit" });
  const [exitCode] = await once(generator, "exit");
  return exitCode ?? 1;
}

process.exitCode = await main(process.argv.includes("--verify"));
