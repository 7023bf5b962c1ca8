import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { misplacedOf, type ReviewSaid } from "../review-forms.ts";
import type { ReviewState, ReviewTarget } from "../review.ts";
import { holdReviewer } from "./hold-reviewer.ts";
import { holdTarget, refuseInterest } from "./hold-target.ts";
import { appearsAtOnce } from "./judge-words.ts";
import { reviewMoved } from "./review-moved.ts";
import { setPhotos } from "./review-photos.ts";
import { saidJson, saidParams, type SaidParams } from "./said-columns.ts";
import { wasReported } from "./was-reported-sql.ts";

export interface WrittenReview {
  reviewId: number;
  rev: number;
  state: ReviewState;
}

interface NewRow extends SaidParams {
  authorId: number;
  type: string;
  targetId: number;
  state: string;
  isSample: boolean;
}

const keepWithdrawn = statement(
  "keep-withdrawn-review",
  (_, p: Params<{ authorId: number; type: string; targetId: number }>) => sql<{ reviewId: number }>`
    with kept as (
      select review.id from review
      where author_id = ${p.authorId} and target_type = ${p.type} and target_id = ${p.targetId}
        and state = 'withdrawn'
      for update
    ), revision as (
      insert into revision (target_type, target_id, stood, saved_by)
      select 'review', review.id, ${saidJson}, review.author_id from review join kept on kept.id = review.id
    ), votes as (
      delete from review_vote where review_id = (select id from kept)
    ), reply as (
      delete from review_reply where review_id = (select id from kept)
    )
    select id as "reviewId" from kept`,
);

// Of the same person and target there is one, whoever is first: a withdrawn one is written anew, and no other gives way.
const insertReview = statement(
  "insert-review",
  (_, p: Params<NewRow>) => sql<WrittenReview>`
    insert into review (author_id, target_type, target_id, overall_halves, aspects, text, locale, visited, is_local,
      effects, flavours, bought_at_id, state, is_sample)
    values (${p.authorId}, ${p.type}, ${p.targetId}, ${p.overallHalves}::smallint, ${p.aspects}::jsonb, ${p.text}, ${p.locale},
      ${p.visited}, ${p.isLocal}::boolean, ${p.effects}::text[], ${p.flavours}::text[],
      (select id from shop where id = ${p.boughtAtId}::bigint), ${p.state}, ${p.isSample}::boolean)
    on conflict (author_id, target_type, target_id) do update set
      overall_halves = excluded.overall_halves, aspects = excluded.aspects, text = excluded.text,
      locale = excluded.locale, visited = excluded.visited, is_local = excluded.is_local, effects = excluded.effects,
      flavours = excluded.flavours, bought_at_id = excluded.bought_at_id, state = excluded.state,
      rev = review.rev + 1, written_at = now(), edited_at = null
    where review.state = 'withdrawn'
    returning id as "reviewId", rev, state`,
);

const stateOf = statement(
  "state-of-own-review",
  (_, p: Params<{ authorId: number; type: string; targetId: number }>) => sql<{
    state: ReviewState;
    wasReported: boolean;
  }>`
    select state, ${wasReported(sql`review.id`)} as "wasReported" from review
    where author_id = ${p.authorId} and target_type = ${p.type} and target_id = ${p.targetId}`,
);

interface PostReview {
  target: ReviewTarget;
  said: ReviewSaid;
  /** Of pictures that are stored by now (`photos-to-store.ts`). */
  photoIds: readonly number[];
  /** False where limits are off. */
  isLimited: boolean;
}

/**
 * Writes what somebody says of a shop, product or brand: shown at once or once an admin has read it, by how far they are trusted.
 * What they took back while it was reported is read before it is shown again, whoever they are.
 * @throws NotFound, NotAllowed for owners and their competitors, Conflict when they have reviewed it or said the same of something
 *   else, TooOften, Invalid
 */
export async function postReview(
  database: Database,
  member: Member,
  { target, said, photoIds, isLimited }: PostReview,
): Promise<WrittenReview> {
  const misplaced = misplacedOf(target.type, said);
  if (misplaced.length > 0) throw new Invalid(misplaced);
  return database.transaction(async (tx) => {
    const reviewer = await holdReviewer(tx, member);
    await holdTarget(tx, target);
    const { accountId: authorId } = reviewer;
    await refuseInterest(tx, { accountId: authorId, target });
    const own = { authorId, type: target.type, targetId: target.id };
    const { state: known, wasReported: isToBeRead = false } = (await stateOf.first(tx, own)) ?? {};
    if (known !== undefined && known !== "withdrawn") throw alreadyReviewed(known);
    const isTrusted = await appearsAtOnce(tx, {
      author: member,
      target,
      text: said.text,
      locale: reviewer.locale,
      isLimited,
    });
    await keepWithdrawn.run(tx, own);
    const written = await insertReview.first(tx, {
      ...own,
      ...saidParams(said, reviewer.locale),
      state: isTrusted && !isToBeRead ? "approved" : "pending",
      isSample: reviewer.isSample,
    });
    if (!written) throw alreadyReviewed(known);
    await setPhotos(tx, { reviewId: written.reviewId, ids: [...new Set(photoIds)] });
    await reviewMoved(tx, { ...written, authorId, target, from: known ?? null, to: written.state });
    return written;
  });
}

function alreadyReviewed(state: ReviewState | undefined): Conflict {
  const msg = state === "removed" ? "Your review of it was removed" : "You have reviewed it already";
  return new Conflict("targetId", msg);
}
