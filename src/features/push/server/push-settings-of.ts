import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  NO_PUSH,
  type PushDevice,
  type PushOfMember,
  type PushSettings,
  SENT_DAYS,
  type SentPush,
} from "../push-settings.ts";

type OfAccount = Params<{ accountId: number }>;

const settingOf = statement(
  "push-setting-of",
  (_, p: OfAccount) => sql<PushSettings>`
    select classes, is_quiet as "isQuiet", quiet_from as "quietFrom", quiet_until as "quietUntil"
    from push_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

const devicesOf = statement(
  "push-devices-of",
  (_, p: Params<{ accountId: number; sessionId: number }>) => sql<PushDevice>`
    select subscription.id, session.device, session.id = ${p.sessionId}::bigint as "isThis",
      to_json(subscription.reached_at) #>> '{}' as "reachedAt"
    from push_subscription as subscription join session on session.id = subscription.session_id
    where subscription.account_id = ${p.accountId} and session.expires_at > now()
    order by "isThis" desc, coalesce(subscription.reached_at, subscription.made_at) desc, subscription.id desc`,
  { isRead: true },
);

const sentTo = statement(
  "pushes-sent-to",
  (_, p: OfAccount) => sql<SentPush>`
    select id, classes, notice_count as "noticeCount", reached_count as "reachedCount",
      to_json(sent_at) #>> '{}' as "sentAt"
    from push_sent where account_id = ${p.accountId} and sent_at > now() - make_interval(days => ${sql.lit(SENT_DAYS)})
    order by id desc limit 50`,
  { isRead: true },
);

/** What somebody wants on their phones, which these are, and what was sent lately. */
export async function pushOf(database: Database, { accountId, sessionId }: Member): Promise<PushOfMember> {
  const [settings, devices, sent] = await Promise.all([
    settingOf.first(database, { accountId }),
    devicesOf.all(database, { accountId, sessionId }),
    sentTo.all(database, { accountId }),
  ]);
  return { settings: settings ?? NO_PUSH, devices, sent };
}
