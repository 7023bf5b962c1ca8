import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { misplacedOf, type ReviewSaid } from "../review-forms.ts";
import { MOST_PHOTOS, type ReviewedType, type ReviewState } from "../review.ts";
import { holdReviewer } from "./hold-reviewer.ts";
import { appearsAtOnce } from "./judge-words.ts";
import type { WrittenReview } from "./post-review.ts";
import { reviewMoved } from "./review-moved.ts";
import { photosOf, setPhotos } from "./review-photos.ts";
import { saidJson, saidParams, type SaidParams } from "./said-columns.ts";
import { wasReported } from "./was-reported-sql.ts";

interface OwnReview {
  type: ReviewedType;
  targetId: number;
  state: ReviewState;
  rev: number;
  text: string;
  locale: Locale;
  /** It waits, and was taken back while it was reported. */
  isToBeRead: boolean;
}

const ownReview = statement(
  "own-review-to-change",
  (_, p: Params<{ reviewId: number; authorId: number }>) => sql<OwnReview>`
    select target_type as type, target_id as "targetId", state, rev, text, locale,
      state = 'pending' and ${wasReported(sql`review.id`)} as "isToBeRead"
    from review
    where id = ${p.reviewId} and author_id = ${p.authorId} for update`,
);

const keepRevision = statement(
  "keep-revision-of-review",
  (_, p: Params<{ reviewId: number }>) => sql`
    insert into revision (target_type, target_id, stood, saved_by)
    select 'review', review.id, ${saidJson}, review.author_id from review where review.id = ${p.reviewId}`,
);

const updateReview = statement(
  "update-review",
  (_, p: Params<SaidParams & { reviewId: number; state: string }>) => sql<WrittenReview>`
    update review set
      overall_halves = ${p.overallHalves}::smallint, aspects = ${p.aspects}::jsonb, text = ${p.text}, locale = ${p.locale},
      visited = ${p.visited}, is_local = ${p.isLocal}::boolean, effects = ${p.effects}::text[],
      flavours = ${p.flavours}::text[], bought_at_id = (select id from shop where id = ${p.boughtAtId}::bigint),
      edited_at = case when edited_at is not null or state = 'approved' then now() end,
      state = ${p.state}, rev = rev + 1
    where id = ${p.reviewId}
    returning id as "reviewId", rev, state`,
);

interface EditReview {
  reviewId: number;
  /** The one that was read. */
  rev: number;
  said: ReviewSaid;
  /** Keys of photos that stay; all of them unless given. */
  keepPhotos?: readonly string[] | undefined;
  /** Of new ones, which are stored by now (`photos-to-store.ts`). */
  photoIds: readonly number[];
}

/**
 * Changes what somebody said; what it was is kept. New words and photos are read before they are shown where new reviews are; who
 * only changes stars and the like stays shown. What was taken back while it was reported still waits for an admin.
 * @throws NotFound when it is not theirs, Conflict when it was changed since or is not there to be changed, Invalid
 */
export async function editReview(
  database: Database,
  member: Member,
  { reviewId, rev, said, keepPhotos, photoIds }: EditReview,
): Promise<WrittenReview> {
  return database.transaction(async (tx) => {
    const { accountId: authorId } = await holdReviewer(tx, member);
    const before = await ownReview.first(tx, { reviewId, authorId });
    if (!before) throw new NotFound("reviewId");
    if (before.state === "removed") throw new Conflict("reviewId", "Was removed");
    if (before.state === "withdrawn") throw new Conflict("reviewId", "Was withdrawn");
    if (before.rev !== rev) throw new Conflict("rev", "Was changed since");
    const target = { type: before.type, id: before.targetId };
    const misplaced = misplacedOf(target.type, said);
    if (misplaced.length > 0) throw new Invalid(misplaced);
    const had = await photosOf(tx, reviewId);
    const kept = (keepPhotos ?? had.map(({ key }) => key)).flatMap(
      (key) => had.find((photo) => photo.key === key)?.id ?? [],
    );
    const ids = [...new Set([...kept, ...photoIds])];
    if (ids.length > MOST_PHOTOS)
      throw new Invalid([{ msg: `Must be at most ${MOST_PHOTOS}`, param: "photos" }]);
    // Who does not see a photo that was taken away cannot send it along, and an appeal may put it back.
    const gone = had.filter((photo) => photo.isTakenAway).map(({ id }) => id);
    const isSeenAnew = said.text !== before.text || photoIds.length > 0;
    const isTrusted = await appearsAtOnce(tx, {
      author: member,
      target,
      text: said.text,
      locale: before.locale,
      isLimited: false,
    });
    const state = isTrusted && !before.isToBeRead ? "approved" : isSeenAnew ? "pending" : before.state;
    await keepRevision.run(tx, { reviewId });
    const changed = { reviewId, state, ...saidParams(said, before.locale) };
    const written = (await updateReview.first(tx, changed)) as WrittenReview;
    await setPhotos(tx, { reviewId, ids: [...new Set([...ids, ...gone])].slice(0, MOST_PHOTOS) });
    await reviewMoved(tx, { reviewId, authorId, target, from: before.state, to: state });
    return written;
  });
}
