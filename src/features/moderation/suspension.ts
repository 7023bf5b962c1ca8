import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { EXPLANATION_LENGTH } from "./decision.ts";
import { REMOVAL_REASONS, type RemovalReason } from "./reason.ts";
import { type Reset, RESETS } from "./reset.ts";

/** For so many days somebody is suspended, or until an admin lifts it. */
export const SUSPENSION_DAYS = [1, 7, 30, 90] as const;

const why = {
  reason: v.picklist(REMOVAL_REASONS, `Must be one of ${REMOVAL_REASONS.join(", ")}`),
  explanation: v.pipe(
    plainTextSchema(EXPLANATION_LENGTH),
    v.description("The facts, which the person reads"),
  ),
};

export const suspendForm = v.strictObject({
  ...why,
  days: v.pipe(
    v.nullable(v.picklist(SUSPENSION_DAYS, `Must be of ${SUSPENSION_DAYS.join(", ")}, or null`)),
    v.description("Null: until it is lifted"),
  ),
});

export const resetForm = v.strictObject({
  ...why,
  resets: v.pipe(
    v.array(v.picklist(RESETS, `Must be one of ${RESETS.join(", ")}`), "Must be a list"),
    v.minLength(1, "Must name something"),
    v.maxLength(RESETS.length, "Must name each once"),
  ),
});

/** Why an admin does something about somebody. */
export interface Why {
  reason: RemovalReason;
  /** The facts, which the person reads. */
  explanation: string;
}

export interface NewSuspension extends Why {
  days: (typeof SUSPENSION_DAYS)[number] | null;
}

export interface NewReset extends Why {
  resets: Reset[];
}
