import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { editProfile } from "#features/accounts/server/edit-profile.ts";
import { type RenameAccount, renameAccount } from "#features/accounts/server/rename-account.ts";
import type { ProfileChanges } from "#features/accounts/profile-changes.ts";
import { saysWatchedWord } from "#features/contributions/server/says-watched-word.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { reportByRule } from "./report-by-rule.ts";

const saidOf = statement(
  "said-of-oneself",
  (_, p: Params<{ accountId: number }>) => sql<{ name: string; bio: string }>`
    select name, bio from account where id = ${p.accountId} for no key update`,
);

/**
 * Gives somebody another name (`rename-account.ts`). Nobody can be without one, so it stands at once; one that says a watched word is
 * looked at afterwards, and reset by whoever decides.
 * @throws what `renameAccount` throws
 */
export async function renameAndLook(
  database: Database,
  member: Member,
  given: RenameAccount,
): Promise<{ name: string; url: string }> {
  return database.transaction(async (tx) => {
    const before = await saidOf.first(tx, member);
    const named = await renameAccount(tx, member, given);
    if (named.name !== before?.name) await lookAt(tx, member, named.name);
    return named;
  });
}

/**
 * Changes what somebody says of themselves (`edit-profile.ts`), which is looked at as a name is.
 * @throws what `editProfile` throws
 */
export async function editProfileAndLook(
  database: Database,
  member: Member,
  { changes }: { changes: ProfileChanges },
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = changes.bio === undefined ? undefined : await saidOf.first(tx, member);
    await editProfile(tx, member, { changes });
    if (before && changes.bio !== undefined && changes.bio !== before.bio)
      await lookAt(tx, member, changes.bio);
  });
}

async function lookAt(tx: Database, member: Member, text: string): Promise<void> {
  if (await saysWatchedWord(tx, member, { changes: {}, text }))
    await reportByRule(tx, { type: "user", id: member.accountId });
}
