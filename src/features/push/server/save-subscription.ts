import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { MOST_SUBSCRIPTIONS, type SubscriptionForm } from "../push-settings.ts";

interface Kept {
  accountId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

// An endpoint is a browser: whoever is logged in there now gets it, and nobody else any more.
const upsertSubscription = statement(
  "upsert-push-subscription",
  (_, p: Params<Kept>) => sql`
    insert into push_subscription (account_id, session_id, endpoint, p256dh, auth)
    values (${p.accountId}, ${p.sessionId}, ${p.endpoint}, ${p.p256dh}, ${p.auth})
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth`,
);

const deleteTooMany = statement(
  "delete-push-subscriptions-too-many",
  (_, p: Params<{ accountId: number; endpoint: string; most: number }>) => sql`
    delete from push_subscription where account_id = ${p.accountId} and endpoint <> ${p.endpoint} and id not in (
      select id from push_subscription where account_id = ${p.accountId} and endpoint <> ${p.endpoint}
      order by coalesce(reached_at, made_at) desc, id desc limit ${p.most}::int - 1)`,
);

const deleteSubscription = statement(
  "delete-push-subscription",
  (_, p: Params<{ accountId: number; endpoint: string }>) =>
    sql`delete from push_subscription where account_id = ${p.accountId} and endpoint = ${p.endpoint}`,
);

const deleteDevice = statement(
  "delete-push-device",
  (_, p: Params<{ accountId: number; id: number }>) =>
    sql`delete from push_subscription where account_id = ${p.accountId} and id = ${p.id}`,
);

/** A browser of the session gets push from now on, or no longer. What is so already stays so. */
export async function saveSubscription(
  database: Database,
  { accountId, sessionId }: Member,
  { subscription: { endpoint, keys }, on }: SubscriptionForm,
): Promise<void> {
  if (!on) {
    await deleteSubscription.run(database, { accountId, endpoint });
    return;
  }
  await database.transaction(async (tx) => {
    await upsertSubscription.run(tx, { accountId, sessionId, endpoint, ...keys });
    await deleteTooMany.run(tx, { accountId, endpoint, most: MOST_SUBSCRIPTIONS });
  });
}

/** One of the other browsers gets none any more; of somebody else's nothing is said. */
export async function removeDevice(database: Database, { accountId }: Member, id: number): Promise<void> {
  await deleteDevice.run(database, { accountId, id });
}
