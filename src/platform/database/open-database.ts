import { Pool, type PoolClient } from "pg";
import { askServer } from "./ask-server.ts";
import type { Answer, BoundStatement, Database } from "./database.ts";
import { explainError } from "./explain-error.ts";
import { retryLost } from "./retry-lost.ts";
import { STATEMENT_TIMEOUT_MS } from "./statement-timeouts.ts";
import { runTransaction } from "./transaction.ts";
import { valueTypes } from "./value-types.ts";
import { isConnectionLost, isStalePlan } from "./error-codes.ts";

export interface DatabaseOptions {
  /** `postgres://…`, as in DATABASE_URL or as the embedded server gives it. */
  connection: string;
  /** The server cuts a statement off after this time: STATEMENT_TIMEOUT_MS names the classes; 0 is never. */
  statementTimeoutMs: number;
  /** Connections at most; the embedded server has 50 in total. */
  maxConnections?: number;
  /** How long a statement waits for a connection, also for a free one of the pool; visitors wait two seconds at most. */
  connectWithinMs?: number;
  /** The name the operator sees in pg_stat_activity. */
  applicationName?: string;
  /** Called with errors of idle connections; the pool opens new ones by itself. */
  onError?: (error: Error) => void;
}

/** A pool of connections of one timeout class, and one for brief statements; the caller closes it. */
export interface OpenDatabase extends Database {
  /** For parts that bring their own SQL, such as the task queue. */
  readonly pool: Pool;
  /** Whether the server answers within half a second (`/health/ready`). */
  isReady(): Promise<boolean>;
  /** Waits for running statements and closes every connection. */
  close(): Promise<void>;
}

const READY_WITHIN_MS = 500;
const SILENCE_MS = 2000;
const CONNECT_WITHIN_MS = 2000;
/** Brief statements queue rather than take more of the server; their pool connects when the first one comes. */
const BRIEF_CONNECTIONS = 4;

/**
 * Opens a pool. Nothing is connected before the first statement, so this works while the server is down. Reads outside
 * transactions are retried for up to 3 s when the connection is lost, writes never: whether a broken write took effect is
 * unknown.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const maxConnections = options.maxConnections ?? 10;
  const pool = openPool({ ...options, maxConnections });
  const briefPool = openPool({
    ...options,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS.brief,
    maxConnections: Math.min(BRIEF_CONNECTIONS, maxConnections),
    // Planning takes longer than they do, and the planner would plan again whenever the values promise a better plan.
    settings: "-c plan_cache_mode=force_generic_plan",
  });
  return databaseOn(pool, briefPool);
}

function openPool(options: DatabaseOptions & { settings?: string }): Pool {
  const { onError = () => {} } = options;
  const pool = new Pool({
    connectionString: options.connection,
    max: options.maxConnections,
    // The driver would wait for ever.
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    // The server cuts statements off by itself; this is for a server or a network that has gone silent.
    query_timeout: options.statementTimeoutMs > 0 ? options.statementTimeoutMs + SILENCE_MS : undefined,
    keepAlive: true,
    application_name: options.applicationName ?? "highstreet",
    options: [
      `-c statement_timeout=${options.statementTimeoutMs}`,
      "-c idle_in_transaction_session_timeout=60000",
      "-c timezone=UTC",
      options.settings ?? "",
    ].join(" "),
    types: valueTypes,
  });
  pool.on("error", onError);
  // A connection that breaks in use rejects the statement; without a listener the error would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function databaseOn(pool: Pool, briefPool: Pool): OpenDatabase {
  async function execute<Row>(statement: BoundStatement): Promise<Answer<Row>> {
    const ask = () =>
      onClient(statement.isBrief ? briefPool : pool, (client) => askServer<Row>(client, statement));
    try {
      return await (statement.isRead ? retryLost(ask) : ask());
    } catch (error) {
      throw explainError(error);
    }
  }

  async function isReady(): Promise<boolean> {
    const asked = pool.query("select 1").then(
      () => true,
      () => false,
    );
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(late.resolve, READY_WITHIN_MS, false);
    return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    pool,
    execute,
    transaction: (work) => runTransaction(pool, work),
    isReady,
    close: async () => {
      await Promise.all([pool.end(), briefPool.end()]);
    },
  };
}

/**
 * Runs one statement on a connection of the pool. A broken connection is closed. So is one with a stale plan, and the statement
 * is retried on another: it failed before it did anything. After a migration every connection of the pool may be stale, hence as
 * many retries as there are connections.
 */
async function onClient<Result>(pool: Pool, ask: (client: PoolClient) => Promise<Result>): Promise<Result> {
  for (let turnsLeft = pool.options.max; ; turnsLeft--) {
    const client = await pool.connect();
    try {
      const result = await ask(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isConnectionLost(error) || isStalePlan(error));
      if (!isStalePlan(error) || turnsLeft === 0) throw error;
    }
  }
}
