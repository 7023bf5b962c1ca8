import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { REMOVAL_REASONS, type RemovalReason } from "../../reason.ts";
import { useReasonWords } from "../decision-words.ts";
import { ExplanationField, useExplanationMistake } from "./explanation-field.tsx";

export interface Removal {
  reason: RemovalReason;
  explanation: string;
}

type RemovalFormProps = {
  /** Of the thing it is about: the ids of the fields begin with it. */
  id: string;
  suggested: RemovalReason | null;
  /** What was typed before somebody looked at another case, or sent and came back: nothing of it is lost. */
  draft: Partial<Removal> | undefined;
  onType: (typed: Partial<Removal>) => void;
  onRemove: (removal: Removal) => void;
  ref?: Ref<HTMLFormElement>;
};

/** Removes something: for a reason, with the facts in words that its author reads. */
export function RemovalForm({ id, suggested, draft, onType, onRemove, ref }: RemovalFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const reasons = useReasonWords();
  const form = useForm({
    id: `remove-${id}`,
    mistakes: {
      reason: t({ id: "dashboard.reason.wrong", message: "Choose the reason." }),
      explanation: useExplanationMistake(),
    },
    // The list answers for what becomes of it.
    send: async (typed) =>
      onRemove({
        reason: String(typed.get("reason")) as RemovalReason,
        explanation: String(typed.get("explanation")),
      }),
  });
  return (
    <Form
      form={form}
      ref={ref}
      kind="danger"
      words={{ ...words, send: <Trans id="dashboard.remove">Remove</Trans> }}
    >
      <SelectField
        {...form.field("reason")}
        label={t({ id: "dashboard.reason", message: "Reason" })}
        defaultValue={draft?.reason ?? suggested ?? ""}
        onChange={({ target }) => onType({ reason: target.value as RemovalReason })}
        required
        options={[
          { value: "", label: t({ id: "dashboard.reason.choose", message: "Choose a reason" }) },
          ...REMOVAL_REASONS.map((value) => ({ value, label: reasons[value] })),
        ]}
      />
      <ExplanationField
        field={form.field("explanation")}
        hint={t({
          id: "dashboard.explanation.hint",
          message: "Its author reads this. Don’t say who reported it.",
        })}
        draft={draft?.explanation}
        onType={(explanation) => onType({ explanation })}
      />
    </Form>
  );
}
