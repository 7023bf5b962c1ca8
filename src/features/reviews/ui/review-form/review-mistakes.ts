import { MOST_PHOTOS, REVIEW_LENGTH } from "../../review.ts";
import { lengthOf } from "./text-length.ts";
import type { ReviewDraft } from "./review-draft.ts";

/** The fields that can be refused, in the order of the form; their names are those of the call. */
export const REFUSED_FIELDS = ["overall", "aspects", "text", "photos", "boughtAtId"] as const;

export type RefusedField = (typeof REFUSED_FIELDS)[number];

/** The fields that would be refused as they are. */
export function missingIn({ overall, text, photos }: ReviewDraft): RefusedField[] {
  const length = lengthOf(text);
  const isTextWrong = length > 0 && (length < REVIEW_LENGTH.least || length > REVIEW_LENGTH.most);
  return [
    ...(overall === null ? (["overall"] as const) : []),
    ...(isTextWrong ? (["text"] as const) : []),
    ...(photos.length > MOST_PHOTOS ? (["photos"] as const) : []),
  ];
}

/** The fields that an answer of the API names. */
export function refusedIn(errors: readonly { param: string }[]): RefusedField[] {
  // A rule of a part of a list or object names it with its path.
  const params = new Set(errors.map(({ param }) => param.split(/[.[]/)[0]));
  return REFUSED_FIELDS.filter((field) => params.has(field));
}
