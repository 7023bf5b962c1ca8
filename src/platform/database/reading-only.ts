import { NotAllowed } from "../errors/errors.ts";
import type { Database } from "./database.ts";
import { codeOf } from "./error-codes.ts";
import { statement } from "./statement.ts";
import { sql } from "kysely";

const readOnly = statement("set-transaction-read-only", () => sql`set transaction read only`);

const READ_ONLY_TRANSACTION = "25006";

/**
 * The same data, of which nothing can be changed: each statement and each transaction is one that PostgreSQL keeps from writing, so that it
 * does not rest on what the code says of itself. What is cached for all requests is shared with the database it stands for.
 * @throws NotAllowed where something writes
 */
export function readingOnly(database: Database): Database {
  async function transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
    try {
      return await database.transaction(async (tx) => {
        await readOnly.run(tx);
        return work(tx);
      });
    } catch (error) {
      if (codeOf(error) === READ_ONLY_TRANSACTION) throw new NotAllowed("database", "Can only be read");
      throw error;
    }
  }
  return {
    ...(database.changes && { changes: database.changes }),
    original: original(database),
    execute: (asked) => transaction((tx) => tx.execute(asked)),
    transaction,
  };
}

/** The database that one which only reads stands for; any other itself. Caches belong to it. */
export function original(database: Database): Database {
  return database.original ?? database;
}
