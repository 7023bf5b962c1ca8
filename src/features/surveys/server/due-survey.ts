import { sql } from "kysely";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { SurveyName } from "#platform/surveys.ts";
import type { Viewer } from "#platform/viewer.ts";
import { REST_DAYS } from "../survey.ts";

const wasAsked = statement(
  "was-asked-survey",
  (_, p: Params<{ accountId: number; survey: SurveyName; day: string; restDays: number }>) => sql<object>`
    select from survey_response
    where account_id = ${p.accountId}
      and (survey = ${p.survey} or answered_on > ${p.day}::date - ${p.restDays}::integer)
    limit 1`,
  { isRead: true },
);

/**
 * What a page says where a survey may be offered on it: nothing where it is not asked, or to a member who was asked. A guest's device knows
 * the rest (`ui/asked-surveys.ts`). Once a person, and one in thirty days (product.md section 15).
 */
export async function dueSurvey(
  database: Database,
  viewer: Viewer,
  { survey, asked, now }: { survey: SurveyName; asked: readonly SurveyName[]; now: Date },
): Promise<{ survey?: SurveyName }> {
  if (!asked.includes(survey) || (viewer.kind === "anonymous" && viewer.isUnknown)) return {};
  const { accountId } = viewer;
  const day = countryDay(now);
  if (accountId !== null && (await wasAsked.first(database, { accountId, survey, day, restDays: REST_DAYS })))
    return {};
  return { survey };
}
