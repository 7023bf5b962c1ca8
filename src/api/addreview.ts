import { Hono } from "hono";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { addReviewForm } from "#features/reviews/review-forms.ts";
import { photosToStore } from "#features/reviews/server/photos-to-store.ts";
import { postReview } from "#features/reviews/server/post-review.ts";
import { answered } from "./answered.ts";
import { withStoredImages } from "#features/media/server/with-stored-images.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { WrittenReview } from "./review-schemas.ts";
import { photoBytes, takesReview, unpackReview } from "./takes-review.ts";
import { imageTooLarge } from "./takes-upload.ts";
import { writtenAnswer } from "./written-answer.ts";

const description = describeCall({
  summary: "Reviews a shop, product or brand",
  description:
    "One a person and target; a withdrawn one is written anew. With photos it is a form (multipart) of the same fields, " +
    "lists and objects written as JSON, and up to four `photos`: JPEG, PNG or WebP, 10 MB together.",
  answer: "It is kept",
  shape: WrittenReview,
  refusals: {
    400: "A field is not right, or it has links that newcomers may not set",
    403: "The caller speaks for it or for a competitor of the municipality, or it was sent by a page of another site",
    404: "There is nothing with this id",
    409: "The caller has reviewed it, or said the same of something else; or a call with this `Idempotency-Key` is still at work",
    413: "The photos are larger than 10 MB",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/addreview` (contract.md, "Writes"). */
export function addreview({
  pictures,
  areQuotasOn,
}: Pick<ApiOptions, "pictures" | "areQuotasOn">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesReview(),
    idempotent("addreview"),
    unpackReview,
    description,
    check("json", addReviewForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const photos = await photoBytes(c.get("photos") ?? [], MOST_UPLOAD_BYTES);
      if (!photos) return imageTooLarge(c);
      const { targetType, targetId, ...said } = c.req.valid("json");
      const database = c.get("database");
      return c.json(
        await withStoredImages(
          database,
          pictures,
          await photosToStore(database, member, photos),
          (stored) => {
            const review = {
              target: { type: targetType, id: targetId },
              said,
              isLimited: areQuotasOn,
              photoIds: stored.map(({ id }) => id),
            };
            return answered(c, async (tx) => writtenAnswer(await postReview(tx, member, review)));
          },
        ),
      );
    },
  );
}
