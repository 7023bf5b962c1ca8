import { type ClientBase, Query, type QueryResult } from "pg";
import type { Answer, BoundStatement } from "./database.ts";

/** Runs one statement on one connection, prepared under its name the first time. */
export async function askServer<Row>(client: ClientBase, statement: BoundStatement): Promise<Answer<Row>> {
  const result = await resultOf<Row & object>(client, statement);
  return { rows: result.rows, affectedCount: result.rowCount ?? 0 };
}

/**
 * As `client.query({ name, text, values })`, which would take a copy of that with the description of each of its properties: a
 * quarter of what a short query costs here.
 */
async function resultOf<Row extends object>(client: ClientBase, { name, text, values }: BoundStatement) {
  const answered = Promise.withResolvers<QueryResult<Row>>();
  const query = new Query<Row>(text, values, (error, result) =>
    error ? answered.reject(error) : answered.resolve(result),
  );
  client.query(Object.assign(query, { name }));
  try {
    return await answered.promise;
  } catch (error) {
    // The driver's stack leads to the socket and not to the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
