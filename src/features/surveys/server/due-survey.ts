import { sql } from "kysely";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Clock } from "#platform/clock.ts";
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
      and (survey = ${p.survey} or day > ${p.day}::date - ${p.restDays}::integer)
    limit 1`,
  { isRead: true },
);

/** What a page knows of who looks. */
interface DueSurveyIn {
  database: Database;
  viewer: Viewer;
  /** Those that the setting names. */
  surveys: readonly SurveyName[];
  now: Clock;
}

/**
 * What a page says where a survey may be offered on it: nothing where it is not asked, or to a member who was asked. A guest's device knows
 * the rest (`asked-here.ts`). `survey` is that of the page; null for one that has none. Once a person, and one in thirty days (product.md section 15).
 */
export async function dueSurvey(
  { database, viewer, surveys, now }: DueSurveyIn,
  survey: SurveyName | null,
): Promise<{ survey?: SurveyName }> {
  if (survey === null || !surveys.includes(survey)) return {};
  const { accountId } = viewer;
  if (accountId === null) return { survey };
  const asked = { accountId, survey, day: countryDay(now()), restDays: REST_DAYS };
  return (await wasAsked.first(database, asked)) ? {} : { survey };
}
