import { type Persona, PERSONAS, subjectOfPersona } from "#db/demo/personas.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { PROVIDERS } from "../sign-in.ts";
import { indexAccounts } from "./index-accounts.ts";
import { nameSkeleton } from "./name-skeleton.ts";

const personasThere = statement(
  "personas-there",
  (_, p: Params<{ subjects: readonly string[] }>) => sql<{ subject: string; accountId: number }>`
    select distinct subject, account_id as "accountId" from identity where subject = any(${p.subjects}::text[])`,
  { isRead: true },
);

interface NewPersona {
  name: string;
  url: string;
  skeleton: string;
  picture: number;
  bio: string;
  prefTypes: readonly string[];
}

// Their onboarding is over: whoever wants to see it signs in as somebody new.
const insertPersona = statement(
  "insert-persona",
  (_, p: Params<NewPersona>) => sql<{ id: number }>`
    insert into account
      (name, url, name_skeleton, default_picture, locale, bio, pref_types, onboarding_step, is_sample)
    values
      (${p.name}, ${p.url}, ${p.skeleton}, ${p.picture}, 'nl', ${p.bio}, ${p.prefTypes}::text[], null, true)
    on conflict do nothing
    returning id`,
);

const insertIdentities = statement(
  "insert-identities-of-persona",
  (_, p: Params<{ providers: readonly string[]; subject: string; accountId: number }>) => sql`
    insert into identity (provider, subject, account_id)
    select provider, ${p.subject}, ${p.accountId} from unnest(${p.providers}::text[]) as provider`,
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
    const accountId = await insertUnderFreeName(tx, persona);
    await insertIdentities.run(tx, { providers: PROVIDERS, subject, accountId });
    idOfSubject.set(subject, accountId);
  }
  const ids = new Map(
    PERSONAS.map(({ persona }) => [persona, idOfSubject.get(subjectOfPersona(persona)) as number]),
  );
  await indexAccounts(tx, { accountIds: added.map(({ persona }) => ids.get(persona) as number) });
  return { ids, added };
}

/** Somebody may have taken the name before the samples came. */
async function insertUnderFreeName(tx: Database, persona: Persona): Promise<number> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? persona.name : `${persona.name} ${number}`;
    const url = number === 1 ? `sample-${persona.persona}` : `sample-${persona.persona}-${number}`;
    const made = await insertPersona.first(tx, { ...persona, name, url, skeleton: nameSkeleton(name) });
    if (made) return made.id;
  }
}
