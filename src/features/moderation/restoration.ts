import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { EXPLANATION_LENGTH } from "./decision.ts";

/** What `PATCH /api/dashboard/written` takes. */
export const restoreForm = v.strictObject({
  decisionId: v.pipe(rowIdSchema, v.description("The removal that was wrong")),
  explanation: v.pipe(
    plainTextSchema(EXPLANATION_LENGTH),
    v.description("Why it was wrong: its author reads it"),
  ),
});

export type RestoreForm = v.InferInput<typeof restoreForm>;
export type Restoration = v.InferOutput<typeof restoreForm>;
