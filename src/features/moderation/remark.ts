import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { REPORTED_TYPES } from "./report.ts";

/** What a case may be about: what is reported, and what somebody suggests. */
const REMARKED_TYPES = [...REPORTED_TYPES, "userChange"] as const;

export type RemarkedType = (typeof REMARKED_TYPES)[number];

/** In characters. */
export const MOST_OF_REMARK = 500;

export const remarkedQuery = v.object({
  targetType: v.pipe(
    v.picklist(REMARKED_TYPES, `Must be one of ${REMARKED_TYPES.join(", ")}`),
    v.description("What the case is about"),
  ),
  targetId: v.pipe(rowIdSchema, v.description("Its `_id`")),
});

/** `POST /api/dashboard/remarks`. */
export const remarkForm = v.strictObject({
  ...remarkedQuery.entries,
  text: v.pipe(plainTextSchema({ least: 1, most: MOST_OF_REMARK }), v.description("For colleagues alone")),
});

export type RemarkForm = v.InferOutput<typeof remarkForm>;

/** What somebody at the desk told colleagues. */
export interface Remark {
  id: string;
  text: string;
  /** Null for somebody who is gone. */
  by: string | null;
  /** ISO 8601. */
  writtenAt: string;
}
