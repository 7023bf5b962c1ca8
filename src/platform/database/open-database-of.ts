import type { Settings } from "../config/settings.ts";
import type { Log } from "../log.ts";
import type { Progress } from "../progress.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { type HeardChanges, listenForChanges } from "./listen-for-changes.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "./statement-timeouts.ts";

/** The database of a server: a pool each for visitors, for jobs and for what may take its time. */
export interface ServerDatabase {
  web: OpenDatabase;
  tools: OpenDatabase;
  jobs: OpenDatabase;
  changes: HeardChanges;
  /** No other process can be at work in it. */
  isOurs: boolean;
  close(): Promise<void>;
}

/**
 * Opens the operator's database, or starts the embedded one in DATA_DIR and owns it. Nothing needs to answer yet.
 * @throws FolderInUse when another server owns the folder
 */
export async function openDatabaseOf(
  settings: Settings,
  { log, progress }: { log: Log; progress: Progress },
): Promise<ServerDatabase> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await progress.step("Embedded PostgreSQL", () =>
        startEmbedded({
          dataDir: settings.DATA_DIR,
          onProgress: (text) => progress.line(`  ${text}`),
          log: (line) => log.debug({ postgres: line }),
        }),
      );
  const connection = settings.DATABASE_URL ?? embedded?.url ?? "";
  const onError = (error: Error) => log.warn({ err: error }, "A database connection broke");
  const open = (timeout: "web" | "tools" | "jobs", maxConnections: number) =>
    openDatabase({ connection, statementTimeoutMs: STATEMENT_TIMEOUT_MS[timeout], maxConnections, onError });
  const web = open("web", 10);
  const tools = open("tools", 2);
  // Two jobs at a time, one connection that listens for them, and one to call who listens for changes: visitors who queue for
  // theirs must not make it look as if nothing were heard, or all of them would ask for more.
  const jobs = open("jobs", 4);
  const onSilence = (error: Error) =>
    log.warn({ err: error }, "No change of the database is heard, so every page asks for all it shows");
  const changes = listenForChanges({ connection, caller: jobs, onError: onSilence });
  return {
    web,
    tools,
    jobs,
    changes,
    isOurs: embedded !== undefined,
    async close() {
      await Promise.all([web.close(), tools.close(), jobs.close(), changes.close()]);
      await embedded?.stop();
    },
  };
}
