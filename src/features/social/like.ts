import * as v from "valibot";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** What can be liked (product.md section 11). */
export const LIKED_TYPES = ["product", "brand", "shop", "deal", "post"] as const;

export type LikedType = (typeof LIKED_TYPES)[number];

const target = {
  type: v.pipe(
    v.picklist(LIKED_TYPES, `Must be one of ${LIKED_TYPES.join(", ")}`),
    v.description(`One of ${LIKED_TYPES.join(", ")}`),
  ),
  id: v.pipe(rowIdSchema, v.description("Its `_id`")),
};

export const likeForm = v.strictObject({ ...target, like: v.boolean("Must be true or false") });

/** The query of `GET /api/friendslikes`. */
export const friendsLikesQuery = v.object(target);
