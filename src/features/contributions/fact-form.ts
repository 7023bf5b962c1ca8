import * as v from "valibot";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { CONFIRMED_FACTS } from "./fact.ts";

/** What `POST /api/confirmfact` takes (contract.md). */
export const confirmForm = v.strictObject({
  targetType: v.literal("shop", "Must be shop"),
  targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
  fact: v.pipe(
    v.picklist(CONFIRMED_FACTS, `Must be one of ${CONFIRMED_FACTS.join(", ")}`),
    v.description("A group of facts, or one that nobody has told us"),
  ),
  holds: v.pipe(v.boolean("Must be true or false"), v.description("It is so, or it is not")),
});

export type ConfirmForm = v.InferInput<typeof confirmForm>;
