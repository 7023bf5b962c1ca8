import { sql } from "kysely";
import { settleMenuImage, settlePicture } from "#features/contributions/server/settle-picture.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import type { Held } from "#features/holds/held.ts";
import { hold, release } from "#features/holds/server/hold.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { lockPicture } from "#features/media/server/lock-picture.ts";
import { setReviewState } from "#features/reviews/server/set-review-state.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { kindOf } from "#platform/errors/errors.ts";

const pictureOf = statement(
  "picture-to-take-away",
  (_, p: Params<{ type: string; id: number }>) => sql<{ key: string }>`
    select key from media where ${p.type} = 'photo' and id = ${p.id}::bigint
    union all
    select media.key from menu_image join media on media.id = menu_image.media_id
    where ${p.type} = 'menuImage' and menu_image.id = ${p.id}::bigint`,
);

/** The states in which everybody sees a deal, a job or a post, or soon will. */
const SHOWN: ReadonlySet<string> = new Set(["live", "published", "scheduled"]);

/**
 * Takes something off the site so that it can be put back. What is held cannot be shown again by whoever it belongs to, who may have
 * paused it themselves before.
 * @throws NotFound
 */
export async function takeAway(tx: Database, { type, id }: Held, now: Date): Promise<void> {
  const pictureKey = (await pictureOf.first(tx, { type, id }))?.key ?? null;
  // Whoever sends the same one at this moment is before or after.
  if (pictureKey !== null) await lockPicture(tx, pictureKey);
  await hold(tx, { type, id }, { pictureKey });
  switch (type) {
    case "deal":
      await moveDeal(tx, { dealId: id, step: "pause", now }).catch(leaveAsItIs);
      return;
    case "job":
      await moveJobOffer(tx, { jobId: id, step: "pause", now }).catch(leaveAsItIs);
      return;
    case "post":
      await movePost(tx, { postId: id, step: "withdraw", now }).catch(leaveAsItIs);
      return;
    default:
      await settle(tx, { type, id }, { isShown: false });
  }
}

/**
 * Puts back what was taken away, as it was: what its owner had paused stays paused, and is theirs to resume. What is gone meanwhile,
 * or was moved on by its owner, is left alone.
 */
export async function putBack(tx: Database, { type, id }: Held, now: Date): Promise<void> {
  const stateBefore = await release(tx, { type, id });
  if (stateBefore !== null && !SHOWN.has(stateBefore)) return;
  switch (type) {
    case "review":
      await setReviewState(tx, { reviewId: id, from: "removed", to: "approved" });
      return;
    case "deal":
      await moveDeal(tx, { dealId: id, step: "resume", now }).catch(leaveAlone);
      return;
    case "job":
      await moveJobOffer(tx, { jobId: id, step: "resume", now }).catch(leaveAlone);
      return;
    case "post":
      await movePost(tx, { postId: id, step: "revise", now })
        .then(() => movePost(tx, { postId: id, step: "publish", now }))
        .catch(leaveAlone);
      return;
    default:
      await settle(tx, { type, id }, { isShown: true });
  }
}

/** It is not shown, and what is held will not be. */
function leaveAsItIs(error: unknown): void {
  if (kindOf(error) !== "conflict") throw error;
}

/** A picture that is taken away has no address any more. */
async function settle(tx: Database, { type, id }: Held, { isShown }: { isShown: boolean }): Promise<void> {
  if (type === "photo") await settlePicture(tx, { mediaId: id });
  if (type === "menuImage") await settleMenuImage(tx, { imageId: id, isShown });
}

function leaveAlone(error: unknown): void {
  const kind = kindOf(error);
  if (kind !== "notFound" && kind !== "conflict" && kind !== "invalid") throw error;
}
