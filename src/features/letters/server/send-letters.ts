import { sql } from "kysely";
import type { NewsletterMail } from "#features/newsletter/server/send-newsletter-letter.ts";
import { markUnreachable } from "#features/newsletter/server/mark-unreachable.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { claimDigests, claimNoticeLetters } from "./claim-letters.ts";
import { mayGetLetters } from "./letter-reader-sql.ts";
import { type LetterToWrite, writeLetter } from "./write-letter.ts";

/** The name of the task that claims what is due and sends what waits. */
export const SEND_LETTERS = "send-letters";

/** In a minute, as often as the task runs: more at once looks like a flood to other servers. */
const MOST_A_MINUTE = 60;
/** So many letters in a row that no server took mean that none is taken now. */
const MOST_IN_VAIN = 5;
const MOST_TRIES = 8;
/** Longer than any server is waited for. */
const LOST_MINUTES = 5;
const AGAIN_MINUTES = 3;

type At = Params<{ now: Date }>;

// As with issues of the newsletter (decision 58): what a process was at when it was killed may have been sent or not.
const giveUpLost = statement(
  "give-up-lost-letters",
  (_, p: At) => sql`
    update letter set state = 'failed'
    where state = 'sending' and moved_at < ${p.now}::timestamptz - make_interval(mins => ${sql.lit(LOST_MINUTES)})`,
);

interface NextLetter extends LetterToWrite {
  id: number;
  tries: number;
  mayGetLetters: boolean;
}

const takeNext = statement(
  "take-next-letter",
  (_, p: At) => sql<NextLetter>`
    with next as (
      select letter.id from letter
      where state = 'waiting' and (tries = 0
        or moved_at <= ${p.now}::timestamptz - make_interval(mins => ${sql.lit(AGAIN_MINUTES)}))
      order by tries, id limit 1 for update skip locked)
    update letter set state = 'sending', tries = letter.tries + 1, moved_at = ${p.now}::timestamptz
    from next
    join letter as taken on taken.id = next.id
    join account on account.id = taken.account_id
    left join newsletter on newsletter.account_id = account.id
    left join letter_setting as setting on setting.account_id = account.id
    where letter.id = next.id
    returning letter.id, letter.account_id as "accountId", letter.kind, letter.notice_ids as "noticeIds",
      letter.news_since as since, letter.tries, account.locale, coalesce(newsletter.email, '') as email,
      coalesce(setting.classes, '{}') as classes, coalesce(setting.digest, 'none') as digest,
      coalesce(${mayGetLetters}, false) as "mayGetLetters"`,
);

interface Moved {
  id: number;
  state: "waiting" | "sent" | "failed" | "none";
  classes?: readonly string[];
  newsCount?: number;
}

const move = statement(
  "move-letter",
  (_, p: Params<Required<Moved>> & At) => sql`
    update letter set state = ${p.state}, moved_at = ${p.now}::timestamptz, classes = ${p.classes}::text[],
      news_count = ${p.newsCount}
    where id = ${p.id}`,
);

/**
 * Mails what people chose: notices that nobody has seen, and digests that are due; each letter once, since it is taken before it is sent.
 * Who unsubscribed in between, is suspended or leaving gets none. Several may run at once.
 */
export async function sendLetters(
  database: Database,
  { mailer, signal, now, ...site }: NewsletterMail & { now: () => Date },
): Promise<void> {
  await claimNoticeLetters(database);
  await claimDigests(database, { now: now() });
  await giveUpLost.run(database, { now: now() });
  let inVain = 0;
  let sentCount = 0;
  while (sentCount < MOST_A_MINUTE && inVain < MOST_IN_VAIN) {
    // Before one is taken: what is taken and not sent is never sent.
    signal?.throwIfAborted();
    const letter = await takeNext.first(database, { now: now() });
    if (!letter) break;
    const moved = await delivered(letter);
    await move.run(database, { classes: [], newsCount: 0, ...moved, id: letter.id, now: now() });
    inVain = moved.state === "waiting" ? inVain + 1 : 0;
    if (moved.state !== "none") sentCount += 1;
  }

  /** @throws when the process ends: whether it was sent is not known then */
  async function delivered(letter: NextLetter): Promise<Omit<Moved, "id">> {
    const written = letter.mayGetLetters && (await writeLetter(database, letter, { ...site, now: now() }));
    if (!written) return { state: "none" };
    const { mail, classes, newsCount } = written;
    try {
      const refusal = await mailer.send({ ...mail, id: `letter-${letter.id}` }, signal);
      if (refusal === "noSuchBox") await markUnreachable(database, letter.email);
      return { state: refusal ? "failed" : "sent", classes, newsCount };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { state: letter.tries >= MOST_TRIES ? "failed" : "waiting" };
    }
  }
}
