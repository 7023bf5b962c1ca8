import { sql } from "kysely";
import { batches } from "#platform/batches.ts";
import { COUNTRY_TIME } from "#platform/country-time.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { deliverPush, type PushSite, type Receiver } from "./deliver-push.ts";
import { pushMessageOf } from "./push-message-of.ts";
import { classesOf } from "./push-text.ts";
import { claimPushes, type PushDue } from "./claim-pushes.ts";

/** The name of the task. */
export const SEND_PUSHES = "send-pushes";

const receiversOf = statement(
  "push-receivers-of",
  (_, p: Params<{ accountId: number }>) => sql<Receiver>`
    select subscription.id, subscription.endpoint, subscription.p256dh, subscription.auth, account.locale
    from push_subscription as subscription
    join session on session.id = subscription.session_id and session.expires_at > now()
    join account on account.id = subscription.account_id
    where subscription.account_id = ${p.accountId} order by subscription.id`,
  { isRead: true },
);

const insertSent = statement(
  "insert-push-sent",
  (
    _,
    p: Params<{ accountId: number; classes: readonly string[]; noticeCount: number; reachedCount: number }>,
  ) => sql`
    insert into push_sent (account_id, classes, notice_count, reached_count)
    values (${p.accountId}, ${p.classes}::text[], ${p.noticeCount}, ${p.reachedCount})`,
);

/** People at once: a push service takes some 0.1 s to answer, and a message 3 ms of this machine. */
const AT_ONCE = 20;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: COUNTRY_TIME,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Of the day, in the country. */
function minuteOfDay(now: Date): number {
  const [hours = 0, minutes = 0] = clock.format(now).split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * Pushes what waits: to each person one message at most, on each of their browsers. What no push service takes is not tried again, since it is in the
 * bell; what a crash swallows neither.
 */
export async function sendPushes(database: Database, site: PushSite, { now }: { now: Date }): Promise<void> {
  const due = await claimPushes(database, { minute: minuteOfDay(now) });
  for (const some of batches(due, AT_ONCE)) await Promise.all(some.map((one) => tell(database, site, one)));
}

async function tell(database: Database, site: PushSite, { accountId, notices }: PushDue): Promise<void> {
  const receivers = await receiversOf.all(database, { accountId });
  const [receiver] = receivers;
  if (!receiver) return;
  const message = await pushMessageOf(site, receiver.locale, notices);
  const reachedCount = await deliverPush(database, site, receivers, message);
  const [classes, noticeCount] = [classesOf(notices), notices.length];
  await insertSent.run(database, { accountId, classes, noticeCount, reachedCount });
}
