import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { SEARCH_KINDS, type SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import type { Database } from "#platform/database/database.ts";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { statement } from "#platform/database/statement.ts";
import { withDataFolder } from "./data-folder.ts";
import type { Say } from "./part.ts";

// As the nightly upkeep of the database leaves it, with nothing left to write, which would compete with the queries.
const tidy = statement("tidy", () => sql`vacuum analyze`);
const writeOut = statement("write-out", () => sql`checkpoint`);

const upkeep = statement(
  "upkeep",
  () => sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where backend_type = 'autovacuum worker'`,
  { isRead: true },
);

async function endOfUpkeep(database: Database): Promise<void> {
  while (((await upkeep.first(database))?.count ?? 0) > 0) await setTimeout(500);
}

/** Runs work with a database with a filled search index, on one connection over its socket. */
export async function withSearchDatabase<Result>(
  items: SearchItem[],
  say: Say,
  work: (database: Database, fillSeconds: number) => Promise<Result>,
): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const server = await startEmbedded({ dataDir });
    const database = openDatabase({
      connection: server.url,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools,
      maxConnections: 1,
    });
    try {
      await migrate(database);
      say(`Indexing ${items.length} names`);
      const startedAtMs = performance.now();
      for (const kind of SEARCH_KINDS) {
        const ofKind = items.filter((item) => item.kind === kind);
        await database.transaction((tx) => indexItems(tx, ofKind));
      }
      const fillSeconds = (performance.now() - startedAtMs) / 1000;
      await tidy.run(database);
      await writeOut.run(database);
      await endOfUpkeep(database);
      return await work(database, fillSeconds);
    } finally {
      await database.close();
      await server.stop();
    }
  });
}
