import { useLingui } from "@lingui/react/macro";
import { TextArea } from "#ui/field/text-area.tsx";
import type { FieldOfForm } from "#ui/form/use-form.ts";
import { EXPLANATION_LENGTH } from "../../decision.ts";

type ExplanationFieldProps = {
  field: FieldOfForm;
  hint?: string;
  value: string;
  onType: (explanation: string) => void;
};

/** The facts of a decision, in words that its author reads. */
export function ExplanationField({ field, hint, value, onType }: ExplanationFieldProps) {
  const { t } = useLingui();
  const { least, most } = EXPLANATION_LENGTH;
  return (
    <TextArea
      {...field}
      label={t({ id: "dashboard.explanation", message: "The facts, for its author" })}
      hint={hint}
      value={value}
      onChange={({ target }) => onType(target.value)}
      required
      minLength={least}
      maxLength={most}
      rows={4}
    />
  );
}

/** What is said of one that is too short. */
export function useExplanationMistake(): string {
  const { t } = useLingui();
  const { least } = EXPLANATION_LENGTH;
  return t({
    id: "dashboard.explanation.wrong",
    message: `Give the facts in at least ${least} characters.`,
  });
}
