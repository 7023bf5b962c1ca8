import { randomInt } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotAllowed, NotSignedIn } from "#platform/errors/errors.ts";
import { forgetWords } from "#features/search/server/forget-words.ts";
import { slugOf } from "#platform/text/slug.ts";
import { sql } from "kysely";
import { NAME_TAKEN, RENAMED_TOO_OFTEN } from "../call-refusals.ts";
import { NAME_MISTAKES } from "../name-mistakes.ts";
import { indexAccounts } from "./index-accounts.ts";
import type { Member } from "./members.ts";
import { nameSkeleton, passesForLatin } from "./name-skeleton.ts";
import { isReservedName } from "./reserved-names.ts";
import { isResting, NAME_REST_DAYS } from "./resting-names.ts";

const MOST_RENAMES = 3;

const days = sql.lit(NAME_REST_DAYS);

const nameToChange = statement(
  "name-to-change",
  (_, p: Params<{ accountId: number }>) => sql<{
    name: string;
    url: string;
    skeleton: string;
    isSample: boolean;
  }>`
    select name, url, name_skeleton as skeleton, is_sample as "isSample" from account
    where id = ${p.accountId} for update`,
);

const recentRenames = statement(
  "recent-renames",
  (_, p: Params<{ accountId: number }>) => sql<{ renameCount: number }>`
    select count(*)::int as "renameCount" from freed_name
    where account_id = ${p.accountId} and freed_at > now() - make_interval(days => ${days})`,
);

/** A slug has small letters, digits and hyphens only; this makes of them what `nameSkeleton` would. */
const shopsAndBrandsCalled = statement(
  "shops-and-brands-called",
  (_, p: Params<{ skeleton: string }>) => sql<{ isThere: boolean }>`
    select exists (
      select from (select slug from shop union all select slug from brand) as item
      where replace(translate(slug, 'i10-', 'llo'), 'm', 'rn') = ${p.skeleton}
    ) as "isThere"`,
  { isRead: true },
);

const insertFreed = statement(
  "insert-freed-name",
  (_, p: Params<{ accountId: number; skeleton: string; url: string }>) => sql`
    insert into freed_name (account_id, name_skeleton, url) values (${p.accountId}, ${p.skeleton}, ${p.url})`,
);

interface NewName {
  accountId: number;
  name: string;
  skeleton: string;
  url: string;
}

const updateName = statement(
  "update-account-name",
  (_, p: Params<NewName>) => sql`
    update account set name = ${p.name}, name_skeleton = ${p.skeleton}, url = ${p.url} where id = ${p.accountId}`,
);

const holdsOn = statement(
  "holds-on-name",
  (_, p: Params<NewName>) => sql<{ isNameHeld: boolean; isUrlHeld: boolean }>`
    select coalesce(bool_or(name_skeleton = ${p.skeleton}), false) or exists (
        select from decision
        where author_id = ${p.accountId} and target_type = 'user' and was_reset #>> '{name,skeleton}' = ${p.skeleton}::text
          and not exists (select from decision as undone where undone.appealed_id = decision.id)) as "isNameHeld",
      coalesce(bool_or(url = ${p.url}), false) as "isUrlHeld"
    from freed_name
    where (name_skeleton = ${p.skeleton} or url = ${p.url}) and account_id <> ${p.accountId}
      and freed_at > now() - make_interval(days => ${days})`,
);

/** Whoever had it before has another address, which is theirs alone to be found by from now on. */
const endRedirects = statement(
  "end-redirects-from-freed-url",
  (_, p: Params<NewName>) =>
    sql`delete from freed_name where url = ${p.url} and account_id <> ${p.accountId}`,
);

export interface RenameAccount {
  /** Of `accountNameSchema`. */
  name: string;
  siteName: string;
  /** False where limits are off. */
  isLimited: boolean;
}

/**
 * Gives somebody another name, and the address that goes with it. Of many who want one name at once, the first gets it: the keys of
 * the table decide.
 * @throws Conflict when it is somebody's, looks like it, was until 30 days ago, is reserved, or was taken from them by a decision; NotAllowed at the fourth change in 30
 *   days; Invalid
 */
export async function renameAccount(
  database: Database,
  { accountId }: Member,
  { name, siteName, isLimited }: RenameAccount,
): Promise<{ name: string; url: string }> {
  const skeleton = nameSkeleton(name);
  if (skeleton === "") throw new Invalid([{ msg: NAME_MISTAKES.letters, param: "name" }]);
  if (passesForLatin(name)) throw new Invalid([{ msg: NAME_MISTAKES.lookAlike, param: "name" }]);
  if (isReservedName(name, siteName)) throw nameInUse();
  return database.transaction(async (tx) => {
    // Locked, so that changes of one account are counted one after the other.
    const before = await nameToChange.first(tx, { accountId });
    if (!before) throw new NotSignedIn();
    const named = before.name === name ? { name, url: before.url } : await change(before);
    return named;

    async function change({ url, isSample, ...old }: typeof before & object) {
      if ((await shopsAndBrandsCalled.first(tx, { skeleton }))?.isThere) throw nameInUse();
      const { renameCount = 0 } = (await recentRenames.first(tx, { accountId })) ?? {};
      if (isLimited && renameCount >= MOST_RENAMES) throw new NotAllowed("name", RENAMED_TOO_OFTEN.msg);
      await insertFreed.run(tx, { accountId, skeleton: old.skeleton, url });
      for (const candidate of urlsFor(name, isSample)) {
        if (!(await isClaimed(tx, { accountId, name, skeleton, url: candidate }))) continue;
        await indexAccounts(tx, { accountIds: [accountId] });
        await forgetWords(tx, { kind: "users", name: old.name });
        return { name, url: candidate };
      }
      throw new Error("No address is free for a name");
    }
  });
}

/**
 * Whether both name and address are theirs now; false when the address is somebody else's. Looks for holds when the keys are taken:
 * whoever gave the name up at the same moment has committed by then, and their hold is seen.
 * @throws Conflict when the name is somebody else's
 */
async function isClaimed(tx: Database, claim: NewName): Promise<boolean> {
  try {
    return await tx.transaction(async (savepoint) => {
      await updateName.run(savepoint, claim);
      const held = await holdsOn.first(savepoint, claim);
      const resting = await isResting(savepoint, claim);
      if (held?.isNameHeld || resting.isNameHeld) throw nameInUse();
      if (held?.isUrlHeld || resting.isUrlHeld) throw new UrlHeld();
      await endRedirects.run(savepoint, claim);
      return true;
    });
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "account_name_skeleton_key") throw nameInUse();
    if (constraint === "account_url_key" || error instanceof UrlHeld) return false;
    throw error;
  }
}

class UrlHeld extends Error {}

function nameInUse(): Conflict {
  return new Conflict("name", NAME_TAKEN.msg);
}

/** As the table has it. */
const LONGEST_URL = 30;
const SHORTEST_URL = 3;
const SAMPLE = "sample-";

/** Addresses for a name, best first. Names without a letter of ours have a number. */
function* urlsFor(name: string, isSample: boolean): Generator<string> {
  const slug = slugOf(name);
  // That is how addresses of invented people begin, and of nobody else.
  if (!isSample && `${slug}-`.startsWith(SAMPLE)) throw nameInUse();
  const withEnd = (base: string, end: string) => {
    const start = isSample ? SAMPLE : "";
    return start + base.slice(0, LONGEST_URL - start.length - end.length).replace(/-+$/, "") + end;
  };
  if (slug.length >= SHORTEST_URL) yield withEnd(slug, "");
  if (slug !== "") for (let number = 2; number < 10; number += 1) yield withEnd(slug, `-${number}`);
  for (let tries = 0; tries < 10; tries += 1) yield withEnd(slug || "user", `-${randomInt(1e4, 1e8)}`);
}
