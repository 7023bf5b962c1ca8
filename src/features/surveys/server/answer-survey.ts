import { sql } from "kysely";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { textQuestionOf } from "../survey.ts";
import type { Answers } from "../survey-form.ts";

interface Response {
  survey: SurveyName;
  /** Null for a guest. */
  accountId: number | null;
  /** JSON; null for somebody who said nothing. */
  answers: string | null;
  text: string | null;
  day: string;
}

const insertResponse = statement(
  "insert-survey-response",
  (_, p: Params<Response>) => sql<{ id: number }>`
    insert into survey_response (survey, account_id, answers, text, day)
    values (${p.survey}, ${p.accountId}, ${p.answers}::jsonb, ${p.text}, ${p.day}::date)
    on conflict (account_id, survey) where account_id is not null do update
    set answers = excluded.answers, text = excluded.text, day = excluded.day
    where survey_response.answers is null and excluded.answers is not null
    returning id`,
);

/**
 * Keeps what somebody answered, or that they were asked and said nothing (`answers` null). A person answers once: what comes later changes
 * nothing. Of a guest nothing is kept that leads to them, and so nothing of one who said nothing.
 */
export async function answerSurvey(
  tx: Database,
  { survey, answers: given }: { survey: SurveyName; answers: Answers | null },
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<{ isKept: boolean }> {
  if (given === null && accountId === null) return { isKept: false };
  const textId = textQuestionOf(survey);
  const { [textId]: text = "", ...chosen } = given ?? {};
  const answers = given && JSON.stringify(withoutEmpty(chosen));
  const response = { survey, accountId, answers, text: String(text) || null, day: countryDay(now) };
  return { isKept: (await insertResponse.first(tx, response)) !== undefined };
}

/** Nothing chosen of some is no answer. */
function withoutEmpty(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer?.length));
}
