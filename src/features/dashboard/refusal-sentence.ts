import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";

/** In characters. */
export const MOST_OF_SENTENCE = 500;

/** Of a refusal, beside its reason. */
export const refusalExplanation = v.optional(
  v.pipe(
    plainTextSchema({ least: 1, most: MOST_OF_SENTENCE }),
    v.description("What whoever sent it reads beside the reason"),
  ),
);

/** Of each reason, what it is in a sentence, in the language of whoever reads it. */
export type RefusalSentences = Readonly<Record<string, string>>;

interface Written {
  reason?: string | undefined;
  explanation?: string | undefined;
}

/** What stands in the field once another reason is chosen: its sentence, where nobody has written another one; what somebody has written stays. */
export function sentenceAfter(
  sentences: RefusalSentences,
  { reason = "", explanation = "" }: Written,
  chosen: string,
): string {
  const isOwn = explanation.trim() !== "" && explanation !== (sentences[reason] ?? "");
  return isOwn ? explanation : (sentences[chosen] ?? "");
}
