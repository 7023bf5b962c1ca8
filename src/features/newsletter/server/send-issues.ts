import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { goOnSending } from "./begin-deliveries.ts";
import { isReader } from "./issue-readers.ts";
import { type IssueLetter, mailOfIssue } from "./mail-of-issue.ts";
import { markUnreachable } from "./mark-unreachable.ts";
import type { NewsletterMail } from "./send-newsletter-letter.ts";

/** Then other tasks have their turn. */
const AT_ONCE = 100;
/** So many letters in a row that no server took mean that none is taken now. */
const MOST_IN_VAIN = 5;
const MOST_TRIES = 8;
/** Longer than any server is waited for. */
const LOST_MINUTES = 5;
const AGAIN_MINUTES = 3;

type At = Params<{ now: Date }>;
type Delivery = Params<{ issueId: number; accountId: number }>;

/**
 * What a process was at when it was killed may have been sent or not. Nobody shall get an issue twice, so it is not tried again.
 */
const giveUpLost = statement(
  "give-up-lost-deliveries",
  (_, p: At) => sql`
    update newsletter_delivery set state = 'failed'
    where state = 'sending' and moved_at < ${p.now}::timestamptz - make_interval(mins => ${sql.lit(LOST_MINUTES)})`,
);

interface NextDelivery extends IssueLetter {
  issueId: number;
  tries: number;
  isReader: boolean;
}

/** Those that were never tried come first. Two processes never take the same one. */
const takeNext = statement(
  "take-next-delivery",
  (_, p: At) => sql<NextDelivery>`
    with next as (
      select delivery.issue_id, delivery.account_id
      from newsletter_delivery as delivery
      join newsletter_issue as issue on issue.id = delivery.issue_id and issue.state = 'sending'
      where delivery.state = 'waiting'
        and (delivery.tries = 0
          or delivery.moved_at <= ${p.now}::timestamptz - make_interval(mins => ${sql.lit(AGAIN_MINUTES)}))
      order by delivery.tries, delivery.issue_id, delivery.account_id
      limit 1
      for update of delivery skip locked)
    update newsletter_delivery as delivery
    set state = 'sending', tries = delivery.tries + 1, moved_at = ${p.now}::timestamptz
    from next
    join newsletter_issue as issue on issue.id = next.issue_id
    join account on account.id = next.account_id
    left join newsletter on newsletter.account_id = next.account_id
    where delivery.issue_id = next.issue_id and delivery.account_id = next.account_id
    returning delivery.issue_id as "issueId", delivery.account_id as "accountId", delivery.locale, delivery.tries,
      coalesce(newsletter.email, '') as email, coalesce(${isReader}, false) as "isReader",
      issue.subject ->> delivery.locale as subject, issue.body ->> delivery.locale as body`,
);

const moveDelivery = statement(
  "move-delivery",
  (_, p: Delivery & Params<{ state: string; now: Date }>) => sql`
    update newsletter_delivery set state = ${p.state}, moved_at = ${p.now}::timestamptz
    where issue_id = ${p.issueId} and account_id = ${p.accountId}`,
);

const endIssues = statement(
  "end-issues",
  (_, p: At) => sql`
    update newsletter_issue as issue
    set state = 'sent', ended_at = ${p.now}::timestamptz, updated_at = ${p.now}::timestamptz
    where state = 'sending' and not exists (
      select from newsletter_delivery where issue_id = issue.id and state in ('waiting', 'sending'))`,
);

/**
 * Sends what waits of the issues that are being sent, each letter once: it is taken before it is sent, and the key of
 * `newsletter_delivery` allows one a reader. Who unsubscribed in between, or is leaving, gets none. Several may run at once.
 */
export async function sendIssues(
  database: Database,
  { mailer, signal, now, ...site }: NewsletterMail & { now: () => Date },
): Promise<void> {
  await giveUpLost.run(database, { now: now() });
  let inVain = 0;
  for (let count = 0; count < AT_ONCE && inVain < MOST_IN_VAIN; count += 1) {
    // Before one is taken: what is taken and not sent is never sent.
    signal?.throwIfAborted();
    const letter = await takeNext.first(database, { now: now() });
    if (!letter) break;
    const state = await delivered(letter);
    await moveDelivery.run(database, { ...keyOf(letter), state, now: now() });
    inVain = state === "waiting" ? inVain + 1 : 0;
    if (count === AT_ONCE - 1) await goOnSending(database);
  }
  await endIssues.run(database, { now: now() });

  /** @throws when the process ends: whether it was sent is not known then */
  async function delivered(letter: NextDelivery): Promise<"sent" | "failed" | "left" | "waiting"> {
    if (!letter.isReader) return "left";
    const mail = await mailOfIssue(database, letter, site);
    try {
      const id = `newsletter-issue-${letter.issueId}-${letter.accountId}`;
      const refusal = await mailer.send({ ...mail, id }, signal);
      if (refusal === "noSuchBox") await markUnreachable(database, letter.email);
      return refusal ? "failed" : "sent";
    } catch (error) {
      if (signal?.aborted) throw error;
      return letter.tries >= MOST_TRIES ? "failed" : "waiting";
    }
  }
}

const keyOf = ({ issueId, accountId }: NextDelivery) => ({ issueId, accountId });

const keepCounts = statement(
  "keep-counts-of-issues",
  (_, p: At) => sql`
    with over as (
      select issue.id, delivered.sent, delivered.failed, delivered.left_before
      from newsletter_issue as issue
      cross join lateral (
        select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
          count(*) filter (where state = 'left') as left_before
        from newsletter_delivery where issue_id = issue.id) as delivered
      where issue.state = 'sent' and issue.sent_count is null
        and issue.ended_at < ${p.now}::timestamptz - interval '30 days')
    update newsletter_issue as issue
    set sent_count = over.sent, failed_count = over.failed, left_count = over.left_before
    from over where issue.id = over.id`,
);

const deleteDeliveries = statement(
  "delete-old-deliveries",
  () => sql`
    delete from newsletter_delivery using newsletter_issue as issue
    where issue.id = issue_id and issue.sent_count is not null`,
);

/** A month after an issue was sent only how many got it is kept, and not who. Returns of how many that was forgotten. */
export async function forgetOldDeliveries(database: Database, { now }: { now: Date }): Promise<number> {
  return database.transaction(async (tx) => {
    await keepCounts.run(tx, { now });
    return deleteDeliveries.run(tx);
  });
}
