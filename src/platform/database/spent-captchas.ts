import { sql } from "kysely";
import { Invalid } from "../errors/errors.ts";
import type { Database } from "./database.ts";
import { type Params, statement } from "./statement.ts";

// Of two transactions at once the second waits for the first, and the unique key refuses it.
const insertSpent = statement("insert-spent-captcha", (db, p: Params<{ hash: Buffer }>) =>
  db
    .insertInto("spent_captcha")
    .values({ hash: p.hash })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Marks a solved challenge as spent, in the transaction of the action it was solved for.
 * @throws Invalid when it was spent before
 */
export async function spendCaptcha(tx: Database, hash: Uint8Array): Promise<void> {
  const count = await insertSpent.run(tx, { hash: Buffer.from(hash) });
  if (count === 0) throw new Invalid([{ msg: "Captcha was used already", param: "captcha" }]);
}

const deleteSpent = statement("delete-spent-captchas", (db) =>
  db.deleteFrom("spent_captcha").where("spent_at", "<", sql<Date>`now() - interval '1 hour'`),
);

/** Deletes those that are too old to be accepted again anyway. Returns how many. */
export async function forgetSpentCaptchas(database: Database): Promise<number> {
  return deleteSpent.run(database);
}
