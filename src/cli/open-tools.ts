import { readSettings } from "#platform/config/read-settings.ts";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import type { Terminal, ToolsDatabase } from "./command.ts";

/**
 * Opens the operator's database, joins the embedded one of the running site, or starts it when no site runs. The settings are
 * those of a development machine, so that commands need no setting but the database.
 */
export async function openTools(terminal: Terminal): Promise<ToolsDatabase> {
  const { settings } = readSettings("dev");
  const embedded = settings.DATABASE_URL
    ? undefined
    : await joinOrStartEmbedded({ dataDir: settings.DATA_DIR, onProgress: terminal.err });
  const database = openDatabase({
    connection: settings.DATABASE_URL ?? embedded?.url ?? "",
    statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools,
    maxConnections: 2,
    applicationName: "highstreet cli",
  });
  return {
    database,
    async close() {
      await database.close();
      await embedded?.stop();
    },
  };
}
