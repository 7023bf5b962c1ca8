import { sql } from "kysely";
import { countryDay } from "#features/hours/country-clock.ts";
import { percentOf, shownCounts, shownTotal } from "#features/statistics/withheld.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { questionsOf } from "../survey.ts";
import type { QuestionCounts, SurveyCounts, SurveyQuery } from "../survey-report.ts";

/** What was said from `since` on, a day such as `2026-11-29`; null for all. */
export type AskedAnswers = Params<{ survey: SurveyName; since: string | null }>;

export function askedAnswers({ survey, days }: Pick<SurveyQuery, "survey" | "days">, { now }: { now: Date }) {
  const since = days && countryDay(new Date(now.getTime() - (Number(days) - 1) * 24 * 60 * 60_000));
  return { survey, since };
}

export const isAskedAnswer = (p: AskedAnswers) => sql`
  survey = ${p.survey} and answers is not null
  and (${p.since}::text is null or day >= ${p.since}::date)`;

/** Without an option: how many answered the question; without either: how many answered anything. */
const countAnswers = statement(
  "count-survey-answers",
  (_, p: AskedAnswers) => sql<{ question: string | null; option: string | null; count: number }>`
    with asked as (select answers from survey_response where ${isAskedAnswer(p)}),
    given as (select key as question, value from asked cross join lateral jsonb_each(answers))
    select null::text as question, null::text as option, count(*)::integer as count from asked
    union all
    select question, null, count(*)::integer from given group by question
    union all
    select question, option, count(*)::integer
    from given cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end) as option
    group by question, option`,
  { isRead: true },
);

/**
 * How often each option was chosen. Of a question with one answer the counts and those who left it out make up all who answered, so
 * what is small takes others with it (decision 19); of one with several answers five is enough.
 */
export async function surveyCounts(
  database: Database,
  { survey, days }: Pick<SurveyQuery, "survey" | "days">,
  { now }: { now: Date },
): Promise<SurveyCounts> {
  const rows = await countAnswers.all(database, askedAnswers({ survey, days }, { now }));
  const countOf = (question: string | null, option: string | null) =>
    rows.find((row) => row.question === question && row.option === option)?.count ?? 0;
  const total = countOf(null, null);

  const counted = questionsOf(survey).flatMap(([id, { kind, options }]) => {
    if (kind === "text") return [];
    const all = [...options.map((option) => countOf(id, option)), total - countOf(id, null)];
    const shown = kind === "radio" ? shownCounts(all) : { n: shownTotal(total), counts: all.map(shownTotal) };
    return [{ id, kind, options, ...shown }];
  });
  const n = counted.every((question) => question.n !== null) ? shownTotal(total) : null;

  const told = (count: number | null | undefined) => {
    const shown = n === null ? null : (count ?? null);
    return { count: shown, percent: percentOf(shown, n) };
  };
  const questions = counted.map(({ id, kind, options, counts }): QuestionCounts => ({
    question: id,
    kind,
    options: options.map((option, place) => ({ option, ...told(counts[place]) })),
    unanswered: told(counts.at(-1)),
  }));
  return { n, questions };
}
