import type { Settings } from "../config/settings.ts";
import type { Log } from "../log.ts";
import type { Progress } from "../progress.ts";
import { changeListener } from "../shared-cache/change-listener.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import type { Signals } from "./database.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "./statement-timeouts.ts";

/**
 * The database of a server: a pool each for visitors, whose reads may be cached, for background tasks and for commands that may
 * take long.
 */
export interface ServerDatabase {
  web: OpenDatabase;
  tools: OpenDatabase;
  tasks: OpenDatabase;
  /** From all processes. */
  signals: Signals;
  /** No other process can use it. */
  isOurs: boolean;
  close(): Promise<void>;
}

const TASKS_CONNECT_WITHIN_MS = 30_000;

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
  const open = (timeout: "web" | "tools" | "tasks", maxConnections: number, connectWithinMs?: number) =>
    openDatabase({
      connection,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS[timeout],
      maxConnections,
      connectWithinMs,
      onError,
    });
  const tools = open("tools", 2);
  // Two tasks at a time, one connection that listens for new ones, and one for the heartbeat of the change listener: queued
  // behind visitors it would time out.
  // Nobody waits for them, and while the site is loaded the process may not look at its sockets for seconds.
  const tasks = open("tasks", 4, TASKS_CONNECT_WITHIN_MS);
  const onSilence = (error: Error) =>
    log.warn(
      { err: error },
      "Changes of the database cannot be heard, so nothing is cached for all requests",
    );
  const changes = changeListener({ connection, sender: tasks, onError: onSilence });
  const web = { ...open("web", 10), changes };
  return {
    web,
    tools,
    tasks,
    signals: changes,
    isOurs: embedded !== undefined,
    async close() {
      await Promise.all([web.close(), tools.close(), tasks.close(), changes.close()]);
      await embedded?.stop();
    },
  };
}
