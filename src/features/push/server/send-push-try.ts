import { sql } from "kysely";
import * as v from "valibot";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { NO_SUBSCRIPTION } from "../call-refusals.ts";
import { deliverPush, type PushSite, type Receiver } from "./deliver-push.ts";
import { tryMessage } from "./push-message-of.ts";

/** The name of the task; its payload has the `sessionId`. */
export const SEND_PUSH_TRY = "send-push-try";

const payloadSchema = v.object({ sessionId: v.number() });

const receiversOfSession = statement(
  "push-receivers-of-session",
  (_, p: Params<{ sessionId: number }>) => sql<Receiver>`
    select subscription.id, subscription.endpoint, subscription.p256dh, subscription.auth, account.locale
    from push_subscription as subscription join account on account.id = subscription.account_id
    where subscription.session_id = ${p.sessionId} order by subscription.id`,
  { isRead: true },
);

/** One to the browser that asks. @throws Conflict where it gets none */
export async function askForTry(tx: Database, { sessionId }: Member): Promise<void> {
  const [receiver] = await receiversOfSession.all(tx, { sessionId });
  if (!receiver) throw new Conflict("session", NO_SUBSCRIPTION.msg);
  await enqueue(tx, SEND_PUSH_TRY, { sessionId }, { jobKey: `${SEND_PUSH_TRY}-${sessionId}` });
}

export async function sendPushTry(database: Database, payload: unknown, site: PushSite): Promise<void> {
  const receivers = await receiversOfSession.all(database, v.parse(payloadSchema, payload));
  const [first] = receivers;
  if (first) await deliverPush(database, site, receivers, await tryMessage(site, first.locale));
}
