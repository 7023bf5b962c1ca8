import { Trans, useLingui } from "@lingui/react/macro";
import { type RefusalSentences, sentenceAfter } from "#features/dashboard/refusal-sentence.ts";
import { CallFailed } from "#platform/http-client.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { NOTHING_TO_RESET } from "../../call-refusals.ts";
import { REMOVAL_REASONS, type RemovalReason } from "../../reason.ts";
import type { Reset } from "../../reset.ts";
import { useReasonWords } from "../decision-words.ts";
import { ResetChoices } from "./reset-choices.tsx";
import { ExplanationField, useExplanationMistake } from "./explanation-field.tsx";

export interface Removal {
  reason: RemovalReason;
  explanation: string;
  /** Of a person. */
  resets?: Reset[];
}

type RemovalFormProps = {
  /** Of the thing it is about: the ids of the fields begin with it. */
  id: string;
  suggested: RemovalReason | null;
  /** Of each reason the sentence that is filled in. */
  sentences: RefusalSentences;
  /** What was typed before somebody looked at another case, or sent and came back: nothing of it is lost. */
  draft: Partial<Removal> | undefined;
  onType: (typed: Partial<Removal>) => void;
  /** A list answers for what becomes of it; else it is waited for, and what is refused stands here. */
  onRemove: (removal: Removal) => void | Promise<void>;
  /** It is a person: what of them is reset is chosen. */
  isPerson?: boolean;
};

/** Removes something: for a reason, with the facts in words that its author reads. */
export function RemovalForm({
  id,
  suggested,
  sentences,
  draft,
  onType,
  onRemove,
  isPerson = false,
}: RemovalFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const reasons = useReasonWords();
  const reason = draft?.reason ?? suggested ?? "";
  const explanation = draft?.explanation ?? sentences[reason] ?? "";
  const form = useForm({
    id: `remove-${id}`,
    mistakes: {
      reason: t({ id: "dashboard.reason.wrong", message: "Choose the reason." }),
      explanation: useExplanationMistake(),
      ...(isPerson && {
        resets: t({ id: "dashboard.resets.wrong", message: "Choose what is reset." }),
        [NOTHING_TO_RESET.msg]: t({
          id: "dashboard.resets.nothing",
          message: "Nothing of that is left to reset.",
        }),
      }),
    },
    send: async (typed) => {
      const resets = typed.getAll("resets") as Reset[];
      if (isPerson && resets.length === 0)
        throw new CallFailed(400, [{ msg: "Must name something", param: "resets" }]);
      await onRemove({
        reason: String(typed.get("reason")) as RemovalReason,
        explanation: String(typed.get("explanation")),
        ...(isPerson && { resets }),
      });
    },
  });
  return (
    <Form
      form={form}
      kind="danger"
      words={{
        ...words,
        send: isPerson ? (
          <Trans id="dashboard.reset">Reset</Trans>
        ) : (
          <Trans id="dashboard.remove">Remove</Trans>
        ),
      }}
    >
      {isPerson && (
        <ResetChoices
          field={form.field("resets")}
          chosen={draft?.resets ?? []}
          onChoose={(resets) => onType({ resets })}
        />
      )}
      <SelectField
        {...form.field("reason")}
        data-key="r"
        label={t({ id: "dashboard.reason", message: "Reason" })}
        value={reason}
        onChange={({ target }) =>
          onType({
            reason: target.value as RemovalReason,
            explanation: sentenceAfter(sentences, { reason, explanation }, target.value),
          })
        }
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
          message:
            "Its author reads this, in their language. Change it as you like, and don’t say who reported it.",
        })}
        value={explanation}
        onType={(typed) => onType({ explanation: typed })}
      />
    </Form>
  );
}
