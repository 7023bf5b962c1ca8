import { Trans, useLingui } from "@lingui/react/macro";
import { NO_OTHER_ADMIN, OWN_BUSINESS } from "#features/dashboard/call-refusals.ts";
import { APPEALED_NOW, NOT_THERE_ANY_MORE } from "#features/moderation/call-refusals.ts";
import { restoreRemoved } from "#features/moderation/calls.ts";
import { EXPLANATION_LENGTH } from "#features/moderation/decision.ts";
import {
  ExplanationField,
  useExplanationMistake,
} from "#features/moderation/ui/dashboard/explanation-field.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";

type RestoreFormProps = {
  decisionId: string;
  /** It reset a profile. */
  isOfReset: boolean;
  /** Kept while the form is closed. */
  draft: string;
  onType: (explanation: string) => void;
  onRestored: () => Promise<void>;
};

/** Undoes a removal that was wrong, with the reason that its author reads. */
export function RestoreForm({ decisionId, isOfReset, draft, onType, onRestored }: RestoreFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const own = t({ id: "user-managing.restore.own", message: "It’s yours: another admin decides." });
  const form = useForm({
    id: `restore-${decisionId}`,
    mistakes: {
      explanation: useExplanationMistake(),
      [OWN_BUSINESS.msg]: own,
      [NO_OTHER_ADMIN.msg]: own,
      [APPEALED_NOW.msg]: t({
        id: "user-managing.restore.appealed",
        message: "It was appealed meanwhile: the appeal decides.",
      }),
      [NOT_THERE_ANY_MORE.msg]: t({
        id: "user-managing.restore.gone",
        message: "Its author took it back, so there is nothing to put back.",
      }),
      decisionId: t({
        id: "user-managing.restore.changed",
        message: "Somebody else was first. Load the page again to see how it stands.",
      }),
    },
    send: async (typed) => {
      await restoreRemoved({ decisionId, explanation: String(typed.get("explanation")) });
      await onRestored();
    },
  });
  return (
    <Form form={form} words={{ ...words, send: <Trans id="user-managing.restore.send">Put it back</Trans> }}>
      <ExplanationField
        field={form.field("explanation")}
        hint={
          isOfReset
            ? t({
                id: "user-managing.restore-reset.hint",
                message: `Why the reset was wrong, in at least ${EXPLANATION_LENGTH.least} characters. Whoever it is about reads this.`,
              })
            : t({
                id: "user-managing.restore.hint",
                message: `Why removing it was wrong, in at least ${EXPLANATION_LENGTH.least} characters. Its author reads this.`,
              })
        }
        value={draft}
        onType={onType}
      />
    </Form>
  );
}
