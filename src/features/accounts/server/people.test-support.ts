import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { slugOf } from "#platform/text/slug.ts";
import { nameSkeleton } from "./name-skeleton.ts";
import { startSession } from "./sessions.ts";

const insertAccount = statement(
  "insert-account-in-test",
  (_, p: Params<{ name: string; url: string; skeleton: string }>) => sql<{ accountId: number }>`
    insert into account (name, url, name_skeleton, default_picture, locale)
    values (${p.name}, ${p.url}, ${p.skeleton}, 1, 'nl')
    returning id as "accountId"`,
);

/** Somebody with an account, called Sam or as given. */
export async function addMember(
  database: Database,
  { name = `Sam ${randomInt(1e9)}` }: { name?: string } = {},
): Promise<{ accountId: number }> {
  const added = await insertAccount.first(database, {
    name,
    url: slugOf(name),
    skeleton: nameSkeleton(name),
  });
  if (!added) throw new Error("Nobody was added");
  return added;
}

/** The token of a session that somebody began in a browser. */
export function signIn(database: Database, { accountId }: { accountId: number }): Promise<string> {
  return startSession(database, { accountId, device: "Firefox · Linux", isFromProvider: true });
}
