import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const saltOfDay = statement(
  "salt-of-day",
  // The update gives back the row that another process made.
  (_, p: Params<{ day: string; salt: Buffer }>) => sql<{ salt: Buffer }>`
    insert into analytics_salt (day, salt) values (${p.day}::date, ${p.salt})
    on conflict (day) do update set day = excluded.day returning salt`,
);

const SALT_BYTES = 32;
/** As many as the visitor's number of a Matomo has. */
const VISITOR_DIGITS = 16;

/**
 * Tells visitors of a day apart by address and browser, which leave nothing but a fingerprint with a salt that all processes share for the
 * day: once that is gone (`forget-visitors.ts`), nobody can tell whether two were one.
 */
export function openVisitors(
  database: Database,
): (day: string, from: { client: string | null; userAgent: string }) => Promise<string> {
  let kept: { day: string; salt: Promise<Buffer> } | undefined;
  async function readSalt(day: string): Promise<Buffer> {
    const row = await saltOfDay.first(database, { day, salt: randomBytes(SALT_BYTES) });
    return (row as { salt: Buffer }).salt;
  }
  return async (day, { client, userAgent }) => {
    if (kept?.day !== day) kept = { day, salt: readSalt(day) };
    const asked = kept;
    try {
      const fingerprint = createHmac("sha256", await asked.salt).update(JSON.stringify([client, userAgent]));
      return fingerprint.digest("hex").slice(0, VISITOR_DIGITS);
    } catch (error) {
      if (kept === asked) kept = undefined;
      throw error;
    }
  };
}
