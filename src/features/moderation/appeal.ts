import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** In characters. */
export const APPEAL_LENGTH = { least: 10, most: 2000 } as const;

/** What `POST /api/appeal` takes. */
export const appealForm = v.strictObject({
  decisionId: rowIdSchema,
  text: plainTextSchema(APPEAL_LENGTH),
});

export type AppealForm = v.InferInput<typeof appealForm>;

/** What became of it at once. */
export interface Appealed {
  appealId: string;
  /** The only admin is the one who decided: it waits until there is another. */
  isWaiting: boolean;
}
