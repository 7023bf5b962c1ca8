import type { ClientBase } from "pg";
import type { Answer, BoundStatement } from "./database.ts";

/** Runs one statement on one connection, prepared under its name the first time. */
export async function askServer<Row>(client: ClientBase, statement: BoundStatement): Promise<Answer<Row>> {
  const { name, text, values } = statement;
  const result = await client.query<Row & object>({ name, text, values });
  return { rows: result.rows, affectedCount: result.rowCount ?? 0 };
}
