import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { Revision } from "#features/dashboard/revision.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { ANSWER_FIELD_GROUPS, ANSWER_FIELDS } from "../../answer-fields.ts";
import { CALLED_SO, ONLY_THE_NAME } from "../../call-refusals.ts";
import type { AnswerToEdit } from "../../standard-answer.ts";
import { RemoveAnswer } from "./remove-answer.tsx";

type AnswerEditorProps = {
  /** Null for a new one. */
  answer: AnswerToEdit | null;
  revisions: readonly Revision[];
  accountId: number;
};

const MISTAKES = {
  [CALLED_SO.msg]: msg({ id: "answer-editing.called-so", message: "Another standard answer is called so." }),
  [ONLY_THE_NAME.msg]: msg({
    id: "answer-editing.only-the-name",
    message: "Only [name] may stand in brackets: everything else would be sent as it is.",
  }),
};

/** The editor of a standard answer, for admins. */
export function AnswerEditor({ answer, revisions, accountId }: AnswerEditorProps) {
  const { i18n } = useLingui();
  return (
    <EditorPage
      list="answers"
      accountId={accountId}
      fields={ANSWER_FIELDS}
      groups={ANSWER_FIELD_GROUPS}
      item={answer}
      initial={{ text: { source: localeOfTag(i18n.locale) } }}
      revisions={revisions}
      mistakes={MISTAKES}
      hasNoDraft
      steps={[]}
      itemPath="/dashboard/answers/answer"
    >
      {answer && <RemoveAnswer answer={answer} />}
    </EditorPage>
  );
}
