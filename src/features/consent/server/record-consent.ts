import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CONSENT_VERSION, type Consent } from "../consent.ts";

const insertConsent = statement(
  "insert-consent",
  (db, p: Params<{ version: number; choice: string; language: string; host: string }>) =>
    db.insertInto("consent").values({
      version: p.version,
      choice: p.choice,
      language: p.language,
      host: p.host,
      given_at: sql`now()`,
    }),
);

/** Stores the proof of a choice, and nothing personal: no address, no identifier (security.md section 5.1). */
export async function recordConsent(
  database: Database,
  { choice, language, host }: { choice: Consent; language: string; host: string },
): Promise<void> {
  await insertConsent.run(database, { version: CONSENT_VERSION, choice, language, host });
}
