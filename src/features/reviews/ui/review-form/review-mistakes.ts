import { MOST_PHOTOS, REVIEW_LENGTH } from "../../review.ts";
import { lengthOf } from "./text-length.ts";
import type { ReviewDraft } from "./review-draft.ts";

/** The fields that can be refused, in the order of the form; their names are those of the call. */
export const REFUSED_FIELDS = ["overall", "aspects", "text", "photos", "boughtAtId"] as const;

export type RefusedField = (typeof REFUSED_FIELDS)[number];

/** A field that was refused, and the reason as the API says it; empty for what was found here. */
export interface Refusal {
  field: RefusedField;
  msg: string;
}

/** The fields that would be refused as they are. */
export function missingIn({ overall, text, photos }: ReviewDraft): Refusal[] {
  const length = lengthOf(text);
  const isTextWrong = length > 0 && (length < REVIEW_LENGTH.least || length > REVIEW_LENGTH.most);
  const isWrong = { overall: overall === null, text: isTextWrong, photos: photos.length > MOST_PHOTOS };
  return (["overall", "text", "photos"] as const)
    .filter((field) => isWrong[field])
    .map((field) => ({ field, msg: "" }));
}

/** Of what was refused, what is still so: what can be checked here is checked again, and what only the server knows until it is changed. */
export function notMended(
  refused: readonly Refusal[],
  { before, now }: { before: ReviewDraft; now: ReviewDraft },
): Refusal[] {
  const missing = new Set(missingIn(now).map(({ field }) => field));
  return refused.filter(({ field, msg }) =>
    msg === "" ? missing.has(field) : valueOf(before, field) === valueOf(now, field),
  );
}

function valueOf(draft: ReviewDraft, field: RefusedField): unknown {
  return field === "boughtAtId" ? draft.boughtAt : draft[field];
}

/** The fields that an answer of the API names, each with its first reason. */
export function refusedIn(errors: readonly { param: string; msg: string }[]): Refusal[] {
  return REFUSED_FIELDS.flatMap((field) => {
    // A rule of a part of a list or object names it with its path.
    const error = errors.find(({ param }) => param.split(/[.[]/)[0] === field);
    return error ? [{ field, msg: error.msg }] : [];
  });
}
