import { useLingui } from "@lingui/react/macro";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { MOST_OF_SENTENCE, type RefusalSentences, sentenceAfter } from "../../refusal-sentence.ts";

/** Why something is refused, as it stands in the fields. */
export interface RefusalDraft {
  /** One of the reasons, or `NO_REASON`. */
  reason?: string | undefined;
  explanation?: string | undefined;
}

/** To say none is a choice too, and nobody makes it by a slip. */
const NO_REASON = "none";

type RefusalFieldsProps = {
  reasons: readonly { value: string; label: string }[];
  sentences: RefusalSentences;
  draft: RefusalDraft;
  onType: (draft: RefusalDraft) => void;
  /** It was refused without a choice, or without words that are needed. */
  isMissing: boolean;
  /** The words are all that is said: where no reason fits, they are written. */
  isSentenceNeeded?: boolean;
};

/** The reason of a refusal, and the sentence that whoever sent it reads: the reason fills it in, and it may be written otherwise. */
export function RefusalFields({
  reasons,
  sentences,
  draft,
  onType,
  isMissing,
  isSentenceNeeded = false,
}: RefusalFieldsProps) {
  const { t } = useLingui();
  const { reason = "", explanation = "" } = draft;

  function choose(chosen: string) {
    onType({ reason: chosen, explanation: sentenceAfter(sentences, draft, chosen) });
  }

  return (
    <>
      <SelectField
        data-key="r"
        label={t({ id: "dashboard.refusal.reason", message: "Reason, if you refuse" })}
        hint={t({ id: "dashboard.refusal.hint", message: "Whoever sent it reads this." })}
        {...(isMissing &&
          reason === "" && { error: t({ id: "dashboard.reason.wrong", message: "Choose the reason." }) })}
        value={reason}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: "", label: t({ id: "dashboard.reason.choose", message: "Choose a reason" }) },
          ...reasons,
          {
            value: NO_REASON,
            label: isSentenceNeeded
              ? t({ id: "dashboard.refusal.own", message: "Another reason, in your own words" })
              : t({ id: "dashboard.refusal.none", message: "No reason" }),
          },
        ]}
      />
      {reason !== "" && (
        <TextArea
          label={t({ id: "dashboard.refusal.sentence", message: "In words" })}
          hint={t({
            id: "dashboard.refusal.sentence.hint",
            message: "Sent as it stands here, in the language of whoever reads it. Change it as you like.",
          })}
          {...(isMissing &&
            isSentenceNeeded &&
            explanation.trim() === "" && {
              error: t({
                id: "dashboard.refusal.sentence.missing",
                message: "Write a sentence that says why.",
              }),
            })}
          value={explanation}
          onChange={({ target }) => onType({ reason, explanation: target.value })}
          maxLength={MOST_OF_SENTENCE}
          rows={3}
        />
      )}
    </>
  );
}

/** What is sent of it: a reason that is one, and words where there are any. */
export function refusalOf<Reason extends string>(reasons: readonly Reason[], draft: RefusalDraft) {
  const reason = reasons.find((one) => one === draft.reason);
  const explanation = draft.explanation?.trim();
  return { ...(reason && { reason }), ...(explanation && { explanation }) };
}
