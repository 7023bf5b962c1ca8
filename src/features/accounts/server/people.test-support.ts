import { sql } from "kysely";
import { slugOf } from "#platform/text/slug.ts";
import { randomInt } from "node:crypto";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";
import type { Privacy } from "../privacy.ts";
import { asMember, type Member } from "./members.ts";
import { startSession } from "./sessions.ts";
import { nameSkeleton } from "./name-skeleton.ts";

const insertAccount = statement(
  "insert-account-in-test",
  (_, p: Params<{ name: string; url: string; skeleton: string; privacy: string }>) => sql<{ id: number }>`
    insert into account (name, url, name_skeleton, default_picture, locale, privacy)
    values (${p.name}, ${p.url}, ${p.skeleton}, 1, 'nl', ${p.privacy}::jsonb)
    returning id`,
);

/** Somebody signed in, called Sam or as given. */
export async function addMember(
  database: Database,
  { name = `Sam ${randomInt(1e9)}`, privacy = {} }: { name?: string; privacy?: Partial<Privacy> } = {},
): Promise<Member> {
  const url = slugOf(name);
  const row = { name, url, skeleton: nameSkeleton(name), privacy: JSON.stringify(privacy) };
  const { id } = (await insertAccount.first(database, row)) as { id: number };
  return asMember({
    kind: "account",
    accountId: id,
    sessionId: 0,
    name,
    url,
    thumbnail: "/default-profilepic-1.jpg",
    permissions: { admin: false, mod: false, shopAdmin: [], brandAdmin: [] },
    isNew: false,
    isNewlyVerified: false,
    signedInAt: null,
    hasSecondFactor: true,
    suspension: null,
  });
}

/** The header that makes a call theirs. */
export async function signedIn(
  database: Database,
  { accountId }: Member,
): Promise<{ authorization: string }> {
  const token = await startSession(database, { accountId, device: "Test", isFromProvider: true });
  return { authorization: `Bearer ${token}` };
}

const setPrivacy = statement(
  "set-privacy-in-test",
  (_, p: Params<{ accountId: number; privacy: string }>) =>
    sql`update account set privacy = ${p.privacy}::jsonb where id = ${p.accountId}`,
);

export async function choosePrivacy(
  database: Database,
  { accountId }: Member,
  privacy: Partial<Privacy>,
): Promise<void> {
  await setPrivacy.run(database, { accountId, privacy: JSON.stringify(privacy) });
}

const setLeaving = statement(
  "set-leaving-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set erase_at = now() + interval '14 days' where id = ${p.accountId}`,
);

/** They asked for their account to be erased. */
export async function leave(database: Database, { accountId }: Member): Promise<void> {
  await setLeaving.run(database, { accountId });
}
