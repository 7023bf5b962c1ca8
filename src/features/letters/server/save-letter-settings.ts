import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type LetterSettings, type LetterSettingsForm, NO_LETTERS } from "../letter-settings.ts";

interface Saved {
  accountId: number;
  classes: string[] | null;
  digest: string | null;
}

// What was told before a class was switched on is no news: its time begins anew with each class that comes along. So does that of a digest.
const upsertSetting = statement(
  "save-letter-setting",
  (_, p: Params<Saved>) => sql<LetterSettings>`
    insert into letter_setting as known (account_id, classes, digest)
    values (${p.accountId}, coalesce(${p.classes}::text[], '{}'), coalesce(${p.digest}::text, 'none'))
    on conflict (account_id) do update set
      classes = coalesce(${p.classes}::text[], known.classes),
      digest = coalesce(${p.digest}::text, known.digest),
      since = case when ${p.classes}::text[] <@ known.classes is not false then known.since else now() end,
      menus_told_at = case when 'menus' = any(known.classes) then known.menus_told_at else now() end,
      digest_since = case when coalesce(${p.digest}::text, known.digest) = known.digest then known.digest_since else now() end
    returning classes, digest`,
);

/** Saves what is said, and leaves the rest as it is. */
export async function saveLetterSettings(
  database: Database,
  { accountId }: Member,
  { classes, digest }: LetterSettingsForm,
): Promise<LetterSettings> {
  const saved = await upsertSetting.first(database, {
    accountId,
    classes: classes ? [...new Set(classes)] : null,
    digest: digest ?? null,
  });
  return saved ?? NO_LETTERS;
}
