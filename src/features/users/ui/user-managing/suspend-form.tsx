import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { plural } from "@lingui/core/macro";
import { LAST_ADMIN } from "#features/accounts/call-refusals.ts";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { REMOVAL_REASONS, type RemovalReason } from "#features/moderation/reason.ts";
import { type NewSuspension, SUSPENSION_DAYS } from "#features/moderation/suspension.ts";
import { useReasonWords } from "#features/moderation/ui/decision-words.ts";
import {
  ExplanationField,
  useExplanationMistake,
} from "#features/moderation/ui/dashboard/explanation-field.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";

/** Suspends somebody: why, the facts that they read, and until when. It works in the browser alone. */
export function SuspendForm({ onSuspend }: { onSuspend: (suspension: NewSuspension) => Promise<void> }) {
  const { t } = useLingui();
  const [explanation, setExplanation] = useState("");
  const words = useFormWords();
  const reasons = useReasonWords();
  const form = useForm({
    id: "suspend",
    mistakes: {
      "changes.suspend.reason": t({ id: "dashboard.reason.wrong", message: "Choose the reason." }),
      "changes.suspend.explanation": useExplanationMistake(),
      [LAST_ADMIN.msg]: t({
        id: "user-managing.last-admin",
        message: "This is the last admin who can do anything here.",
      }),
      [SAMPLES_ONLY.msg]: t({
        id: "user-managing.samples-only",
        message: "Sample people suspend sample people only.",
      }),
    },
    async send(typed) {
      const days = Number(typed.get("changes.suspend.days"));
      await onSuspend({
        reason: String(typed.get("changes.suspend.reason")) as RemovalReason,
        explanation: String(typed.get("changes.suspend.explanation")),
        days: SUSPENSION_DAYS.find((one) => one === days) ?? null,
      });
    },
  });
  return (
    <Form
      form={form}
      kind="danger"
      words={{ ...words, send: <Trans id="user-managing.suspend.send">Suspend</Trans> }}
    >
      <SelectField
        {...form.field("changes.suspend.reason")}
        label={t({ id: "dashboard.reason", message: "Reason" })}
        required
        options={[
          { value: "", label: t({ id: "dashboard.reason.choose", message: "Choose a reason" }) },
          ...REMOVAL_REASONS.map((value) => ({ value, label: reasons[value] })),
        ]}
      />
      <SelectField
        {...form.field("changes.suspend.days")}
        label={t({ id: "user-managing.suspend.end", message: "For how long" })}
        options={[
          ...SUSPENSION_DAYS.map((days) => ({
            value: String(days),
            label: t({
              id: "user-managing.suspend.days",
              message: plural(days, { one: "# day", other: "# days" }),
            }),
          })),
          {
            value: "lifted",
            label: t({ id: "user-managing.suspend.until-lifted", message: "Until an admin lifts it" }),
          },
        ]}
      />
      <ExplanationField
        field={form.field("changes.suspend.explanation")}
        hint={t({
          id: "user-managing.suspend.hint",
          message: "The person reads this. Don’t say who reported them.",
        })}
        value={explanation}
        onType={setExplanation}
      />
    </Form>
  );
}
