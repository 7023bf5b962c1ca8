import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { NO_ANSWER } from "./call-refusals.ts";
import { LONGEST_ANSWER, type Question, questionsOf } from "./survey.ts";

/** What somebody answered, by the id of the question. */
export type Answers = Record<string, string | string[] | undefined>;

function answerSchema({ kind, options }: Question) {
  if (kind === "text") return plainTextSchema({ most: LONGEST_ANSWER });
  if (kind === "radio") return v.picklist(options, "Must be one of the options");
  const SOME = "Must be some of the options";
  return v.pipe(
    v.array(v.picklist(options, SOME), SOME),
    v.maxLength(options.length, SOME),
    v.transform((chosen) => options.filter((option) => chosen.includes(option))),
  );
}

/** Of one survey; every answer may be left out, but not all of them. */
function answersSchema(survey: SurveyName) {
  const answers = v.strictObject(
    Object.fromEntries(questionsOf(survey).map(([id, question]) => [id, v.optional(answerSchema(question))])),
  );
  return v.nullable(
    v.pipe(
      answers,
      v.check((given) => Object.values(given).some((answer) => answer?.length), NO_ANSWER.msg),
    ),
  );
}

export const surveyForm = v.variant(
  "survey",
  [
    v.strictObject({ survey: v.literal("visit"), answers: answersSchema("visit") }),
    v.strictObject({ survey: v.literal("cones"), answers: answersSchema("cones") }),
  ],
  "Must be one of the surveys",
);
