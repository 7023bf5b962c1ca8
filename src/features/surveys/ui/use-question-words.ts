import { useLingui } from "@lingui/react/macro";
import type { SurveyName } from "#platform/surveys.ts";
import { SURVEY_LABELS } from "../survey-labels.ts";

/** What the questions of a survey and their options say in the reader's language. */
export function useQuestionWords(survey: SurveyName) {
  const { i18n } = useLingui();
  const { questions } = SURVEY_LABELS[survey];

  function labelOf(question: string): string {
    const label = questions[question]?.label;
    return label ? i18n._(label) : question;
  }

  function optionOf(question: string, option: string): string {
    const label = questions[question]?.options?.[option];
    return label ? i18n._(label) : option;
  }

  return { labelOf, optionOf };
}
