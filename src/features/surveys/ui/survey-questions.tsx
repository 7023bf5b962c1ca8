import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { FormDone } from "#ui/form/form-done.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { NO_ANSWER } from "../call-refusals.ts";
import { LONGEST_ANSWER, type Question, questionsOf, textQuestionOf } from "../survey.ts";
import type { Answers } from "../survey-form.ts";
import { useQuestionWords } from "./use-question-words.ts";
import styles from "./survey-card.module.css";

type SurveyQuestionsProps = {
  survey: SurveyName;
  /** Returns whether it was kept. */
  send: (answers: Answers) => Promise<boolean>;
  onClose: () => void;
};

/** As the call names an answer that it refuses. */
const nameOf = (question: string) => `answers.${question}`;

/** The questions of a survey. Each may be left out. */
export function SurveyQuestions({ survey, send, onClose }: SurveyQuestionsProps) {
  const { t } = useLingui();
  const { labelOf, optionOf } = useQuestionWords(survey);
  const words = useFormWords();
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm({
    id: `survey-${survey}`,
    mistakes: {
      [NO_ANSWER.msg]: t({ id: "surveys.no-answer", message: "Answer at least one question." }),
      [nameOf(textQuestionOf(survey))]: t({
        id: "surveys.text.wrong",
        message: "Write plain text of at most 1,000 characters.",
      }),
    },
    send: async (typed) => send(answersIn(survey, typed)),
  });

  // The button that opened it is gone.
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);

  if (form.done)
    return (
      <FormDone>
        {form.done.answer ? (
          <Trans id="surveys.done">Thank you! We read every answer.</Trans>
        ) : (
          <Trans id="surveys.done-before">You’ve answered this already. Thank you!</Trans>
        )}
      </FormDone>
    );

  function fieldOf([id, { kind, options = [] }]: [string, Question]) {
    const label = labelOf(id);
    const choices = options.map((value) => ({
      value,
      label: optionOf(id, value),
    }));
    const field = form.field(nameOf(id));
    if (kind === "radio") return <RadioGroup key={id} {...field} label={label} options={choices} />;
    if (kind === "text")
      return (
        <TextArea
          key={id}
          {...field}
          label={label}
          hint={t({
            id: "surveys.text.hint",
            message: "Please leave out names, numbers and whatever else would tell who you are.",
          })}
          maxLength={LONGEST_ANSWER}
          rows={3}
        />
      );
    return (
      <fieldset key={id} className={styles.some}>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <Checkbox key={choice.value} name={field.name} value={choice.value} label={choice.label} />
        ))}
      </fieldset>
    );
  }

  return (
    <Stack gap={4}>
      <Form ref={fields} form={form} words={words} kind="quiet">
        {questionsOf(survey).map(fieldOf)}
      </Form>
      <Button kind="bare" className={styles.close} onClick={onClose}>
        <Trans id="surveys.close">No, thanks</Trans>
      </Button>
    </Stack>
  );
}

function answersIn(survey: SurveyName, typed: FormData): Answers {
  return Object.fromEntries(
    questionsOf(survey).flatMap(([id, { kind }]) => {
      const given = typed.getAll(nameOf(id)).map(String).filter(Boolean);
      if (given.length === 0) return [];
      return [[id, kind === "checkbox" ? given : given[0]]];
    }),
  );
}
