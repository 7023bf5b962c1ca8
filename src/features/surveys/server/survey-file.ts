import { stringify } from "csv-stringify/sync";
import type { Database } from "#platform/database/database.ts";
import type { AnswerCount, SurveyQuery } from "../survey-report.ts";
import { surveyCounts } from "./survey-counts.ts";
import { surveyTexts } from "./survey-texts.ts";

const MOST_TEXTS_IN_FILE = 10_000;

/**
 * A survey as a file (CSV), the same in all languages: a line for each option with its count, one without an option for those who left the
 * question out, then one for each answer in people's own words. What is not shown is empty, with a 1 in `isWithheld`. What would be a
 * formula is escaped with an apostrophe.
 */
export async function surveyFile(
  database: Database,
  query: Omit<SurveyQuery, "page">,
  { now }: { now: Date },
): Promise<string> {
  const { n, questions } = await surveyCounts(database, query, { now });
  const size = MOST_TEXTS_IN_FILE;
  const { items: texts } = await surveyTexts(database, { ...query, page: 1 }, { now, size });
  const { survey } = query;
  const counted = ({ count, percent }: AnswerCount) => [count, percent, count === null ? 1 : 0, ""];
  const lines = [
    [survey, "", "", ...counted({ count: n, percent: null })],
    ...questions.flatMap(({ question, options, unanswered }) => [
      ...options.map(({ option, ...count }) => [survey, question, option, ...counted(count)]),
      [survey, question, "", ...counted(unanswered)],
    ]),
    ...texts.map(({ question, text, day }) => [survey, question, text, "", "", "", day]),
  ];
  const head = ["survey", "question", "answer", "count", "percent", "isWithheld", "day"];
  return stringify([head, ...lines], { bom: true, escape_formulas: true, record_delimiter: "windows" });
}
