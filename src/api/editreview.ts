import { Hono } from "hono";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { editReviewForm } from "#features/reviews/review-forms.ts";
import { photosToStore } from "#features/reviews/server/photos-to-store.ts";
import { editReview } from "#features/reviews/server/edit-review.ts";
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
  summary: "Changes the caller’s own review",
  description:
    "What it was is kept. Newcomers’ new words and photos are shown once an admin has read them; changed stars at once. " +
    "With new photos it is a form (multipart), as in `addreview`; `keepPhotos` says which of the others stay.",
  answer: "It is changed",
  shape: WrittenReview,
  refusals: {
    400: "A field is not right",
    404: "The caller has no such review",
    409: "It was changed since, removed or withdrawn; or a call with this `Idempotency-Key` is still at work",
    413: "The photos are larger than 10 MB",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/editreview` (product.md section 12). */
export function editreview({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesReview(),
    idempotent("editreview"),
    unpackReview,
    description,
    check("json", editReviewForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const photos = await photoBytes(c.get("photos") ?? [], MOST_UPLOAD_BYTES);
      if (!photos) return imageTooLarge(c);
      const { reviewId, rev, keepPhotos, ...said } = c.req.valid("json");
      const database = c.get("database");
      return c.json(
        await withStoredImages(
          database,
          pictures,
          await photosToStore(database, member, photos),
          (stored) => {
            const review = { reviewId, rev, said, keepPhotos, photoIds: stored.map(({ id }) => id) };
            return answered(c, async (tx) => writtenAnswer(await editReview(tx, member, review)));
          },
        ),
      );
    },
  );
}
