import type { Context } from "hono";
import type { Database } from "#platform/database/database.ts";
import type { ApiEnvironment } from "./app.ts";

/**
 * Does what a call asks for in one transaction, and keeps its answer in it for a call that is sent again with its key (`idempotent.ts`).
 * What answers nothing is answered `{}`.
 * @throws what the use case throws; then nothing is written
 */
export function answered<Answer extends object>(
  c: Context<ApiEnvironment>,
  act: (tx: Database) => Promise<Answer>,
): Promise<Answer>;
export function answered(
  c: Context<ApiEnvironment>,
  act: (tx: Database) => Promise<void>,
): Promise<Record<string, never>>;
export function answered(c: Context<ApiEnvironment>, act: (tx: Database) => Promise<object | void>) {
  return c.get("database").transaction(async (tx) => {
    const answer = (await act(tx)) ?? {};
    await c.get("keepAnswer")?.(tx, answer);
    return answer;
  });
}
