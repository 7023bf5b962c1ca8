import type { Member } from "#features/accounts/server/members.ts";
import { saysWatchedWord } from "#features/contributions/server/says-watched-word.ts";
import { type ReplyReview, replyReview } from "#features/reviews/server/reply-review.ts";
import type { Database } from "#platform/database/database.ts";
import { hideByRule } from "./report-by-rule.ts";

/**
 * Answers a review (`reply-review.ts`). An answer that says a watched word is not shown, and its review's author not told of it, before
 * somebody looked at it.
 * @throws what `replyReview` throws
 */
export async function replyAndLook(
  database: Database,
  member: Member,
  reply: ReplyReview,
): Promise<{ text: string; at: string; isWaiting: boolean }> {
  return database.transaction(async (tx) => {
    const isWaiting = await saysWatchedWord(tx, member, { changes: {}, text: reply.text });
    const replied = await replyReview(tx, member, reply, { isTold: !isWaiting });
    if (isWaiting) await hideByRule(tx, { type: "reply", id: reply.reviewId });
    return { ...replied, isWaiting };
  });
}
