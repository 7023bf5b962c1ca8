import type { ClientBase } from "pg";
import { askServer } from "./ask-server.ts";
import type { Answer, BoundStatement, Database } from "./database.ts";
import { explainError } from "./explain-error.ts";

export interface RunningTransaction {
  tx: Database;
  /**
   * @throws Error when nothing was written, because an error was caught and ignored, or a statement is still running
   */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** From now on `tx` rejects every statement, also those already queued. */
  close(): void;
}

/** The transaction that has begun on this connection. */
export function transactionOn(client: ClientBase): RunningTransaction {
  // Use cases that read in parallel share one connection here, and it takes one statement at a time.
  const inTurn = oneAtATime();
  let isOver = false;
  let unfinishedCount = 0;

  async function unlessOver<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isOver) throw new Error("The transaction is over: something in it was not awaited");
    return work();
  }

  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    unfinishedCount++;
    return work().finally(() => unfinishedCount--);
  }

  function ask<Result>(question: () => Promise<Result>): Promise<Result> {
    // Checked when its turn comes: by then the transaction may have ended.
    return counted(() => inTurn(() => unlessOver(question)));
  }

  async function execute<Row>(statement: BoundStatement): Promise<Answer<Row>> {
    try {
      return await ask(() => askServer<Row>(client, statement));
    } catch (error) {
      throw explainError(error);
    }
  }

  /** One level of nesting: parallel savepoints are queued, or one would release the other's. */
  function level(): Database {
    const nestInTurn = oneAtATime();
    return { execute, transaction: (work) => counted(() => nestInTurn(() => nested(work))) };
  }

  let savepointCount = 0;

  async function nested<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
    const savepoint = `savepoint_${++savepointCount}`;
    await ask(() => client.query(`savepoint ${savepoint}`));
    try {
      const result = await work(level());
      await ask(() => client.query(`release ${savepoint}`));
      return result;
    } catch (error) {
      await ask(() => client.query(`rollback to ${savepoint}`)).catch(() => undefined);
      throw error;
    }
  }

  function close(): void {
    isOver = true;
  }

  async function commit(): Promise<void> {
    if (unfinishedCount > 0) throw new Error("The transaction ended before all in it had: await everything");
    close();
    // PostgreSQL answers the commit of a failed transaction with a silent rollback, which must not count as success.
    const { command } = await client.query("commit");
    if (command !== "COMMIT")
      throw new Error("An error in the transaction was passed over: nothing was written");
  }

  async function rollback(): Promise<void> {
    close();
    await inTurn(() => client.query("rollback"));
  }

  return { tx: level(), commit, rollback, close };
}

/** A queue: work waits for the work before it, however that ended. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
