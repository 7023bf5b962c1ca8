import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CONSENT_VERSION, type Consent } from "../consent.ts";

const insertConsent = statement(
  "insert-consent",
  (db, p: Params<{ version: number; choice: string; language: string; host: string; givenAt: Date }>) =>
    db.insertInto("consent").values({
      version: p.version,
      choice: p.choice,
      language: p.language,
      host: p.host,
      given_at: p.givenAt,
    }),
);

/** The proof of a choice, and nothing personal: no address, no identifier (security.md section 5.1). */
export interface ConsentProof {
  choice: Consent;
  language: string;
  host: string;
  givenAt: Date;
}

export async function recordConsent(database: Database, proof: ConsentProof): Promise<void> {
  await insertConsent.run(database, { version: CONSENT_VERSION, ...proof });
}
