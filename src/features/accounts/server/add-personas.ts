import { type Persona, PERSONAS, subjectOfPersona } from "#db/demo/personas.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { addSampleAccount } from "./add-sample-account.ts";
import { indexAccounts } from "./index-accounts.ts";

const personasThere = statement(
  "personas-there",
  (_, p: Params<{ subjects: readonly string[] }>) => sql<{ subject: string; accountId: number }>`
    select distinct subject, account_id as "accountId" from identity where subject = any(${p.subjects}::text[])`,
  { isRead: true },
);

interface Personas {
  /** By the word that commands call them. */
  ids: Map<string, number>;
  /** Those that were not there before. */
  added: Persona[];
}

/**
 * Adds the people of db/demo who are not there: accounts that whoever signs in as them gets. To be called in a transaction that
 * holds the sample town.
 */
export async function addPersonas(tx: Database): Promise<Personas> {
  const subjects = PERSONAS.map(({ persona }) => subjectOfPersona(persona));
  const there = await personasThere.all(tx, { subjects });
  const idOfSubject = new Map(there.map(({ subject, accountId }) => [subject, accountId]));
  const added = PERSONAS.filter(({ persona }) => !idOfSubject.has(subjectOfPersona(persona)));
  for (const persona of added) {
    const subject = subjectOfPersona(persona.persona);
    const accountId = await addSampleAccount(tx, { ...persona, subject, locale: "nl" });
    idOfSubject.set(subject, accountId);
  }
  const ids = new Map(
    PERSONAS.map(({ persona }) => [persona, idOfSubject.get(subjectOfPersona(persona)) as number]),
  );
  await indexAccounts(tx, { accountIds: added.map(({ persona }) => ids.get(persona) as number) });
  return { ids, added };
}
