import * as v from "valibot";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** Where the toggle of somebody leaves them with another person (specification section 4, "Friendship"). */
export type Friendship = "none" | "friendRequested" | "isFriend";

/** A request that nobody answered is over after this (product.md section 10). */
export const REQUEST_DAYS = 90;

/** How many people one may be waiting for. */
export const MOST_REQUESTS = 100;

const befriendFields = v.strictObject({
  userId: v.pipe(rowIdSchema, v.description("The `_id` of the person")),
  befriend: v.optional(
    v.pipe(
      v.boolean("Must be true or false"),
      v.description(
        "What is wished, instead of the toggle: true asks or accepts, false ends a friendship or takes one’s own request back; what is so already stays",
      ),
    ),
  ),
  decline: v.optional(
    v.pipe(
      v.literal(true, "Must be true"),
      v.description(
        "Declines what they asked, instead of the toggle; where nothing waits it changes nothing",
      ),
    ),
  ),
});

export const befriendForm = v.pipe(
  befriendFields,
  v.forward(
    v.partialCheck(
      [["befriend"], ["decline"]],
      ({ befriend, decline }) => befriend === undefined || decline === undefined,
      "Must be given alone",
    ),
    ["decline"],
  ),
);

export const blockForm = v.strictObject({
  userId: v.pipe(rowIdSchema, v.description("The `_id` of the person")),
  block: v.boolean("Must be true or false"),
});
