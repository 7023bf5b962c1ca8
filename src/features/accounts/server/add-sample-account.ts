import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { sql } from "kysely";
import { PROVIDERS } from "../sign-in.ts";
import { nameSkeleton } from "./name-skeleton.ts";

interface NewSample {
  name: string;
  url: string;
  skeleton: string;
  picture: number;
  locale: Locale;
  bio: string;
  prefTypes: readonly string[];
}

// Their onboarding is over: whoever wants to see it signs in as somebody new.
const insertSample = statement(
  "insert-sample-account",
  (_, p: Params<NewSample>) => sql<{ id: number }>`
    insert into account
      (name, url, name_skeleton, default_picture, locale, bio, pref_types, onboarding_step, is_sample)
    values
      (${p.name}, ${p.url}, ${p.skeleton}, ${p.picture}, ${p.locale}, ${p.bio}, ${p.prefTypes}::text[], null, true)
    on conflict do nothing
    returning id`,
);

const insertIdentities = statement(
  "insert-identities-of-sample",
  (_, p: Params<{ providers: readonly string[]; subject: string; accountId: number }>) => sql`
    insert into identity (provider, subject, account_id)
    select provider, ${p.subject}, ${p.accountId} from unnest(${p.providers}::text[]) as provider`,
);

interface SampleAccount extends Omit<NewSample, "url" | "skeleton"> {
  /** How the identity and the address begin; a number follows in the address where the name is taken. */
  subject: string;
}

/** Adds an invented person. Somebody may have taken the name before the samples came. */
export async function addSampleAccount(tx: Database, { subject, ...sample }: SampleAccount): Promise<number> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? sample.name : `${sample.name} ${number}`;
    const url = number === 1 ? subject : `${subject}-${number}`;
    const made = await insertSample.first(tx, { ...sample, name, url, skeleton: nameSkeleton(name) });
    if (!made) continue;
    await insertIdentities.run(tx, { providers: PROVIDERS, subject, accountId: made.id });
    return made.id;
  }
}
