import { sql } from "kysely";
import { Invalid } from "../errors/errors.ts";
import type { Database } from "./database.ts";
import { type Slots, statement } from "./statement.ts";

// A second one waits for the first transaction: of two at once the key lets one through.
const insertSpent = statement("insert-spent-captcha", (db, p: Slots<{ hash: Buffer }>) =>
  db
    .insertInto("spent_captcha")
    .values({ hash: p.hash })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Lets an answered question count once, in the transaction of what it was answered for.
 * @throws Invalid when it has counted already
 */
export async function spendCaptcha(tx: Database, hash: Uint8Array): Promise<void> {
  const count = await insertSpent.run(tx, { hash: Buffer.from(hash) });
  if (count === 0) throw new Invalid([{ msg: "Captcha was used already", param: "captcha" }]);
}

const deleteSpent = statement("delete-spent-captchas", (db) =>
  db.deleteFrom("spent_captcha").where("spent_at", "<", sql<Date>`now() - interval '1 hour'`),
);

/** Forgets those that are too old to be handed in again anyway. Answers how many. */
export async function forgetSpentCaptchas(database: Database): Promise<number> {
  return deleteSpent.run(database);
}
