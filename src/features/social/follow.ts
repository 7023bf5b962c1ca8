import * as v from "valibot";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

export const followForm = v.strictObject({
  shopId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
  follow: v.boolean("Must be true or false"),
});
