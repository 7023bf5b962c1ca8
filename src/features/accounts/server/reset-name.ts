import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { guestName } from "../guest-name.ts";
import { indexAccounts } from "./index-accounts.ts";
import { nameSkeleton } from "./name-skeleton.ts";

/** A name with what goes with it. */
export interface AccountName {
  name: string;
  url: string;
  skeleton: string;
}

// Somebody else may have the name or the address: then nothing is written.
const setName = statement(
  "set-account-name",
  (_, p: Params<AccountName & { accountId: number }>) => sql`
    update account set name = ${p.name}, url = ${p.url}, name_skeleton = ${p.skeleton}
    where id = ${p.accountId} and not exists (
      select from account as other
      where other.id <> ${p.accountId} and (other.url = ${p.url} or other.name_skeleton = ${p.skeleton}))`,
);

const freeName = statement(
  "free-reset-name",
  (_, p: Params<AccountName & { accountId: number }>) => sql`
    insert into freed_name (account_id, name_skeleton, url) values (${p.accountId}, ${p.skeleton}, ${p.url})`,
);

/** Whether it is theirs now; false when it is somebody else's, also by somebody who was faster at this moment. */
export async function giveName(tx: Database, accountId: number, name: AccountName): Promise<boolean> {
  try {
    const isGiven = await tx.transaction((savepoint) => setName.run(savepoint, { accountId, ...name }));
    if (isGiven > 0) await indexAccounts(tx, { accountIds: [accountId] });
    return isGiven > 0;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "account_name_skeleton_key" || constraint === "account_url_key") return false;
    throw error;
  }
}

interface ResetName {
  accountId: number;
  before: AccountName;
  isSample: boolean;
  /** Of the account, whose word for a guest it is. */
  locale: Locale;
}

/** Calls somebody what they were called before they chose a name. The old one rests, as any that was given up. */
export async function resetName(
  tx: Database,
  { accountId, before, isSample, locale }: ResetName,
): Promise<void> {
  await freeName.run(tx, { accountId, ...before });
  for (;;) {
    const number = randomInt(10_000, 10_000_000);
    const name = guestName(locale, number);
    const url = `${isSample ? "sample-" : ""}guest-${number}`;
    if (await giveName(tx, accountId, { name, url, skeleton: nameSkeleton(name) })) return;
  }
}
