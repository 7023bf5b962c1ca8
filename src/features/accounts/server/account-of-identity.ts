import { randomInt } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { sql } from "kysely";
import { DEFAULT_PICTURE_COUNT } from "../default-pictures.ts";
import { guestName } from "../guest-name.ts";
import type { Provider } from "../sign-in.ts";
import { nameSkeleton } from "./name-skeleton.ts";

type IdentityKey = { provider: Provider; subject: string };

const accountIdOf = statement(
  "account-of-identity",
  (_, p: Params<IdentityKey>) => sql<{ accountId: number }>`
    select account_id as "accountId" from identity where provider = ${p.provider} and subject = ${p.subject}`,
  { isRead: true },
);

interface NewAccount {
  name: string;
  url: string;
  skeleton: string;
  picture: number;
  locale: Locale;
  isSample: boolean;
}

const insertAccount = statement(
  "insert-account",
  (_, p: Params<NewAccount>) => sql<{ accountId: number }>`
    insert into account (name, url, name_skeleton, default_picture, locale, is_sample)
    values (${p.name}, ${p.url}, ${p.skeleton}, ${p.picture}, ${p.locale}, ${p.isSample})
    on conflict do nothing
    returning id as "accountId"`,
);

const insertIdentity = statement(
  "insert-identity",
  (_, p: Params<IdentityKey & { accountId: number }>) => sql`
    insert into identity (provider, subject, account_id) values (${p.provider}, ${p.subject}, ${p.accountId})
    on conflict do nothing`,
);

const deleteAccount = statement(
  "delete-account-without-identity",
  (_, p: Params<{ accountId: number }>) => sql`delete from account where id = ${p.accountId}`,
);

/** How the demo's own provider begins its ids (db/demo/personas.ts): who comes from there is no real person. */
const SAMPLE = "sample-";

/**
 * The account of somebody whom a provider knows by this id, made at the first time with a name and a picture of ours: theirs are
 * nobody's business here.
 */
export async function accountOfIdentity(
  database: Database,
  { locale, ...identity }: IdentityKey & { locale: Locale },
): Promise<{ accountId: number; isNew: boolean }> {
  const known = await accountIdOf.first(database, identity);
  if (known) return { ...known, isNew: false };
  return database.transaction(async (tx) => {
    const accountId = await makeAccount(tx, { locale, isSample: identity.subject.startsWith(SAMPLE) });
    const isOurs = (await insertIdentity.run(tx, { ...identity, accountId })) > 0;
    if (isOurs) return { accountId, isNew: true };
    // The same person signed in twice at the same moment.
    await deleteAccount.run(tx, { accountId });
    const first = await accountIdOf.first(tx, identity);
    if (!first) throw new Error("An identity is there and has no account");
    return { ...first, isNew: false };
  });
}

async function makeAccount(tx: Database, made: Pick<NewAccount, "locale" | "isSample">): Promise<number> {
  for (;;) {
    const number = randomInt(10_000, 10_000_000);
    const name = guestName(made.locale, number);
    const account = await insertAccount.first(tx, {
      name,
      ...made,
      url: `${made.isSample ? SAMPLE : ""}guest-${number}`,
      skeleton: nameSkeleton(name),
      picture: randomInt(1, DEFAULT_PICTURE_COUNT + 1),
    });
    if (account) return account.accountId;
  }
}
