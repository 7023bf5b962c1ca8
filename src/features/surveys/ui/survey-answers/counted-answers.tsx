import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText, permilleText } from "#platform/i18n/format.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { AnswerCount, SurveyCounts } from "../../survey-report.ts";
import { SURVEY_LABELS } from "../../survey-labels.ts";
import { useQuestionWords } from "../use-question-words.ts";
import styles from "./survey-answers.module.css";

/** How often each option was chosen, and by what share of those who answered. */
export function CountedAnswers({
  survey,
  answers: { n, questions },
}: {
  survey: SurveyName;
  answers: SurveyCounts;
}) {
  const { t, i18n } = useLingui();
  const { labelOf, optionOf } = useQuestionWords(survey);
  const unsaid = t({ id: "survey-answers.not-shown", message: "not shown" });

  function barOf(id: string, label: string, { count, percent }: AnswerCount) {
    const text =
      count === null
        ? unsaid
        : `${countText(i18n.locale, count)}\u00A0(${permilleText(i18n.locale, (percent ?? 0) * 10)})`;
    return { id, label, value: count, text };
  }

  return (
    <Section title={i18n._(SURVEY_LABELS[survey].title)}>
      {n === null ? (
        <p>
          <Trans id="survey-answers.too-few">
            Too few answers to show any number: fewer than five, or so many of each kind that a small one
            could be worked out.
          </Trans>
        </p>
      ) : (
        <Stack gap={6}>
          <p>
            <Plural id="survey-answers.n" value={n} one="# person answered." other="# people answered." />
          </p>
          <div className={styles.questions}>
            {questions.map(({ question, options, unanswered }) => (
              <BarChart
                key={question}
                title={labelOf(question)}
                columns={[
                  t({ id: "survey-answers.answer", message: "Answer" }),
                  t({ id: "survey-answers.people", message: "People" }),
                ]}
                bars={[
                  ...options.map(({ option, ...count }) => barOf(option, optionOf(question, option), count)),
                  barOf("", t({ id: "survey-answers.unanswered", message: "No answer" }), unanswered),
                ]}
              />
            ))}
          </div>
          <p className={styles.note}>
            <Trans id="survey-answers.small">
              Not shown: fewer than five, or a number from which such a small one could be worked out.
            </Trans>
          </p>
        </Stack>
      )}
    </Section>
  );
}
