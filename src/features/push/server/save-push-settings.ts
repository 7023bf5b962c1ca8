import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NO_PUSH, type PushSettings, type PushSettingsForm } from "../push-settings.ts";

interface Saved {
  accountId: number;
  classes: string[] | null;
  isQuiet: boolean | null;
  quietFrom: number | null;
  quietUntil: number | null;
}

// What was told before a class was switched on is no news: its time begins anew with each class that comes along.
const upsertSetting = statement(
  "save-push-setting",
  (_, p: Params<Saved>) => sql<PushSettings>`
    insert into push_setting as known (account_id, classes, is_quiet, quiet_from, quiet_until)
    values (${p.accountId}, coalesce(${p.classes}::text[], '{}'), coalesce(${p.isQuiet}::boolean, ${sql.lit(NO_PUSH.isQuiet)}),
      coalesce(${p.quietFrom}::int, ${sql.lit(NO_PUSH.quietFrom)}), coalesce(${p.quietUntil}::int, ${sql.lit(NO_PUSH.quietUntil)}))
    on conflict (account_id) do update set
      classes = coalesce(${p.classes}::text[], known.classes),
      is_quiet = coalesce(${p.isQuiet}::boolean, known.is_quiet),
      quiet_from = coalesce(${p.quietFrom}::int, known.quiet_from),
      quiet_until = coalesce(${p.quietUntil}::int, known.quiet_until),
      since = case when ${p.classes}::text[] <@ known.classes is not false then known.since else now() end,
      menus_told_at = case when 'menus' = any(known.classes) then known.menus_told_at else now() end
    returning classes, is_quiet as "isQuiet", quiet_from as "quietFrom", quiet_until as "quietUntil"`,
);

/** Saves what is said, and leaves the rest as it is. */
export async function savePushSettings(
  database: Database,
  { accountId }: Member,
  { classes, isQuiet, quietFrom, quietUntil }: PushSettingsForm,
): Promise<PushSettings> {
  const saved = await upsertSetting.first(database, {
    accountId,
    classes: classes ? [...new Set(classes)] : null,
    isQuiet: isQuiet ?? null,
    quietFrom: quietFrom ?? null,
    quietUntil: quietUntil ?? null,
  });
  return saved ?? NO_PUSH;
}
