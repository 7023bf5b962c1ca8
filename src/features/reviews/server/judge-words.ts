import { sql } from "kysely";
import { type Trusted, trustOf } from "#features/contributions/server/trust-of.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { caughtWords } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, TooOften } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { visibleLength } from "#platform/text/plain-text-schema.ts";
import { NO_LINKS_YET, SAID_ALREADY } from "../call-refusals.ts";
import { hasLink } from "../links.ts";
import type { ReviewTarget } from "../review.ts";

/** Of level 0 (product.md section 10). */
const MOST_A_DAY = 2;
const DAY_SECONDS = 86_400;

/** From this level on reviews appear at once and are checked afterwards. */
const APPEARS_AT = 2;

/** Shorter texts are alike by chance. */
const SHORTEST_COPY = 20;

interface Words {
  authorId: number;
  type: string;
  targetId: number;
  text: string;
}

const recent = statement(
  "recent-reviews-of-author",
  (_, p: Params<Words>) => sql<{ count: number; firstSecondsAgo: number | null }>`
    select count(*)::int as count,
      extract(epoch from now() - min(latest.written_at))::float8 as "firstSecondsAgo"
    from (
      select written_at from review
      where author_id = ${p.authorId} and written_at > now() - interval '1 day'
        and (target_type, target_id) <> (${p.type}::text, ${p.targetId}::bigint)
      order by written_at desc limit ${sql.lit(MOST_A_DAY)}
    ) as latest`,
);

// One's own that was withdrawn may be said again, of what it was meant for; of what was removed an admin looks again.
const same = statement(
  "reviews-with-same-words",
  (_, p: Params<Words>) => sql<{ isOwn: boolean }>`
    select author_id is not distinct from ${p.authorId}::bigint and state in ('pending', 'approved') as "isOwn"
    from review
    where review.text <> '' and review_fingerprint(review.text) = review_fingerprint(${p.text})
      and (author_id, target_type, target_id) is distinct from (${p.authorId}::bigint, ${p.type}::text, ${p.targetId}::bigint)
      and (state <> 'withdrawn' or author_id is distinct from ${p.authorId}::bigint)
    order by 1 desc limit 1`,
);

interface JudgedWords {
  author: Trusted;
  target: ReviewTarget;
  text: string;
  locale: Locale;
  /** Whether how often somebody writes is limited. False where limits are off, and for changes. */
  isLimited: boolean;
}

/**
 * Whether what somebody writes is shown at once. Their own words of something else are refused; whoever repeats others, or
 * says a word that is watched, waits, however trusted. To be called while the author is held.
 * @throws Invalid for links of level 0, Conflict, TooOften
 */
export async function appearsAtOnce(
  tx: Database,
  { author, target, text, locale, isLimited }: JudgedWords,
): Promise<boolean> {
  const words = { authorId: author.accountId, type: target.type, targetId: target.id, text };
  const level = await trustOf(tx, author);
  if (level === 0 && hasLink(text)) throw new Invalid([{ msg: NO_LINKS_YET.msg, param: "text" }]);
  if (level === 0 && isLimited) {
    const { count = 0, firstSecondsAgo } = (await recent.first(tx, words)) ?? {};
    if (count >= MOST_A_DAY) throw new TooOften("review", Math.ceil(DAY_SECONDS - (firstSecondsAgo ?? 0)));
  }
  const like = text === "" ? undefined : await same.first(tx, words);
  if (like?.isOwn) throw new Conflict("text", SAID_ALREADY.msg);
  const isCopied = like !== undefined && visibleLength(text) >= SHORTEST_COPY;
  if (level < APPEARS_AT || isCopied) return false;
  const isSample = await isInvented(tx, author);
  return (await caughtWords(tx, { text, locale, isSample })).length === 0;
}
