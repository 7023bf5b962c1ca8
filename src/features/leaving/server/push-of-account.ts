import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

const toldSettings = statement(
  "told-push-settings",
  (_, p: Account) => sql<object>`
    select classes, is_quiet as "isQuiet", quiet_from as "quietFrom", quiet_until as "quietUntil"
    from push_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

const toldSent = statement(
  "told-pushes-sent",
  (_, p: Account) => sql<object>`
    select sent_at as "sentAt", classes, notice_count as "noticeCount", reached_count as "reachedCount"
    from push_sent where account_id = ${p.accountId} order by id`,
  { isRead: true },
);

const toldBrowsers = statement(
  "told-push-browsers",
  (_, p: Account) => sql<object>`
    select session.device, subscription.made_at as "madeAt", subscription.reached_at as "reachedAt"
    from push_subscription as subscription join session on session.id = subscription.session_id
    where subscription.account_id = ${p.accountId} order by subscription.id`,
  { isRead: true },
);

/** What somebody wants on their phones, which these are and when they rang; the keys of a browser are a secret of it. */
export const PUSH_OF_ACCOUNT = {
  "push_setting.account_id": { told: { topic: "push", rows: toldSettings }, erased: "withAccount" },
  "push_subscription.account_id": {
    told: { topic: "push-browsers", rows: toldBrowsers },
    erased: "withAccount",
  },
  "push_subscription.session_id": { told: { inFile: "push-browsers" }, erased: "withAccount" },
  "push_sent.account_id": { told: { topic: "push-sent", rows: toldSent }, erased: "withAccount" },
} as const;
