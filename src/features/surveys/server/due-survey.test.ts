import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { SURVEY_NAMES, type SurveyName } from "#platform/surveys.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { answerSurvey } from "./answer-survey.ts";
import { dueSurvey } from "./due-survey.ts";

const database = testDatabase();
const NOW = "2026-11-28T12:00:00Z";

const due = (
  survey: SurveyName,
  viewer: Viewer,
  { at = NOW, surveys = SURVEY_NAMES as readonly SurveyName[] } = {},
) => dueSurvey({ database, viewer, surveys, now: () => new Date(at) }, survey);

test("a survey is due only where the setting names it", async () => {
  expect(await due("visit", ANONYMOUS)).toEqual({ survey: "visit" });
  expect(await due("visit", ANONYMOUS, { surveys: ["cones"] })).toEqual({});
  expect(await due("visit", await addMember(database), { surveys: [] })).toEqual({});
});

test.each([[null], [{ howOften: "daily" }]])(
  "a member is asked a survey once, and one in thirty days: after %j",
  async (answers) => {
    const member = await addMember(database);
    expect(await due("visit", member)).toEqual({ survey: "visit" });
    const { accountId } = member;
    await answerSurvey(database, { survey: "visit", answers }, { accountId, now: new Date(NOW) });
    expect(await due("visit", member, { at: "2028-01-01T12:00:00Z" })).toEqual({});
    expect(await due("cones", member, { at: "2026-12-27T12:00:00Z" })).toEqual({});
    expect(await due("cones", member, { at: "2026-12-28T12:00:00Z" })).toEqual({ survey: "cones" });
    expect(await due("visit", await addMember(database))).toEqual({ survey: "visit" });
  },
);
