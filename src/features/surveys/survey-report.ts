import * as v from "valibot";
import { pageIn } from "#platform/read-query.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { SURVEY_NAMES, type SurveyName } from "#platform/surveys.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** How many days back answers are counted, besides all. Fixed, for two periods that differ by a day would tell what that day brought. */
export const SURVEY_DAYS = ["30", "90", "365"] as const;

export type SurveyDays = (typeof SURVEY_DAYS)[number];

/** What an admin asks for; `days` null for all. */
export interface SurveyQuery {
  survey: SurveyName;
  days: SurveyDays | null;
  /** Of the answers in people's own words, from 1. */
  page: number;
}

/** How often something was answered; null for what is not shown (`features/statistics/withheld.ts`). */
export interface AnswerCount {
  count: number | null;
  /** Of those who answered the survey. */
  percent: number | null;
}

export interface QuestionCounts {
  /** The id of the question. */
  question: string;
  kind: "radio" | "checkbox";
  options: ({ option: string } & AnswerCount)[];
  /** Those who left it out. */
  unanswered: AnswerCount;
}

/** A survey as an admin reads it. */
export interface SurveyCounts {
  /** How many people answered it; null for too few, or where it would tell a small number below. */
  n: number | null;
  questions: QuestionCounts[];
}

/** What somebody answered in their own words. */
export interface SurveyText {
  _id: string;
  rev: string;
  question: string;
  text: string;
  /** A day of the country, such as `2026-11-29`. */
  day: string;
}

/** Of the call. Unlike the page it refuses what it does not know. */
export const surveyCallQuery = v.object({
  survey: v.optional(
    v.pipe(v.picklist(SURVEY_NAMES, "Must be one of the surveys"), v.description("Which survey")),
    "visit",
  ),
  days: v.optional(
    v.pipe(
      v.picklist(SURVEY_DAYS, "Must be 30, 90 or 365"),
      v.description("Answers of so many days; without it all"),
    ),
  ),
  format: v.optional(
    v.pipe(v.picklist(["csv"], "Must be csv"), v.description("Counts and words as a file for spreadsheets")),
  ),
  page: pageSchema,
});

export const removeSurveyTextForm = v.strictObject({ _id: rowIdSchema, rev: v.string("Must be given") });

/** Reads the address of the page. What it does not know is ignored, so that an old link still shows answers. */
export function readSurveyQuery(search: URLSearchParams): SurveyQuery {
  return {
    survey: SURVEY_NAMES.find((name) => name === search.get("survey")) ?? "visit",
    days: SURVEY_DAYS.find((days) => days === search.get("days")) ?? null,
    page: pageIn(search),
  };
}

/** The address of a page of answers; equal questions have equal addresses. */
export function surveyAddress(path: string, { survey, days, page }: SurveyQuery): string {
  const words = new URLSearchParams({
    ...(survey !== "visit" && { survey }),
    ...(days !== null && { days }),
    ...(page > 1 && { page: String(page) }),
  });
  return words.size > 0 ? `${path}?${words}` : path;
}
