import { sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { textQuestionOf } from "../survey.ts";
import type { SurveyQuery, SurveyText } from "../survey-report.ts";
import { type AskedAnswers, askedAnswers, isAskedAnswer } from "./survey-counts.ts";

export const TEXTS_PAGE = 50;

interface StoredText {
  id: number;
  survey: SurveyName;
  text: string;
  day: string;
}

const countTexts = statement(
  "count-survey-texts",
  (_, p: AskedAnswers) => sql<{ total: number }>`
    select count(*)::integer as total from survey_response where ${isAskedAnswer(p)} and text is not null`,
  { isRead: true },
);

const textsOfPage = statement(
  "survey-texts",
  (_, p: AskedAnswers & Params<{ size: number; offset: number }>) => sql<StoredText>`
    select id, survey, text, day::text as day from survey_response
    where ${isAskedAnswer(p)} and text is not null
    order by id desc limit ${p.size} offset ${p.offset}`,
  { isRead: true },
);

export function textOf({ id, survey, text, day }: StoredText): SurveyText {
  const stored = { _id: String(id), question: textQuestionOf(survey), text, day };
  return { ...stored, rev: revOf(stored) };
}

/** A page of what people answered in their own words, the newest first. */
export async function surveyTexts(
  database: Database,
  { page, ...query }: SurveyQuery,
  { now, size = TEXTS_PAGE }: { now: Date; size?: number },
): Promise<PageOf<SurveyText>> {
  const asked = askedAnswers(query, { now });
  const { total = 0 } = (await countTexts.first(database, asked)) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pageCount);
  const rows = await textsOfPage.all(database, { ...asked, size, offset: (shown - 1) * size });
  return { items: rows.map(textOf), total, page: shown, pageCount };
}
