import { sendCall } from "#platform/http-client.ts";
import type { SurveyName } from "#platform/surveys.ts";
import type { SurveyText } from "./survey-report.ts";
import type { Answers } from "./survey-form.ts";

/**
 * Says what somebody answered, or with null that they were asked. Returns whether it was kept: a member answers once.
 * @throws CallFailed
 */
export async function sendAnswers(survey: SurveyName, answers: Answers | null): Promise<boolean> {
  const { isKept } = await sendCall<{ isKept: boolean }>("POST", "survey", { survey, answers });
  return isKept;
}

/** @throws CallFailed */
export async function removeSurveyText({ _id, rev }: SurveyText): Promise<void> {
  await sendCall("DELETE", "dashboard/surveys", { _id, rev });
}
