import { msg } from "@lingui/core/macro";
import type { Revision } from "#features/dashboard/revision.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import { ENOUGH_WORDS, NO_LETTERS, WATCHED_ALREADY } from "../../call-refusals.ts";
import type { WordToEdit } from "../../watched-word.ts";
import { WORD_FIELD_GROUPS, WORD_FIELDS } from "../../word-fields.ts";
import { RemoveWord } from "./remove-word.tsx";

type WordEditorProps = {
  /** Null for a new one. */
  word: WordToEdit | null;
  revisions: readonly Revision[];
  accountId: number;
};

const MISTAKES = {
  [WATCHED_ALREADY.msg]: msg({ id: "word-editing.already", message: "This word is watched already." }),
  [NO_LETTERS.msg]: msg({ id: "word-editing.no-letters", message: "Type at least one letter or digit." }),
  [ENOUGH_WORDS.msg]: msg({
    id: "word-editing.enough",
    message: "There are 500 words already. Remove one that finds nothing any more.",
  }),
};

/** The editor of a watched word, for admins. */
export function WordEditor({ word, revisions, accountId }: WordEditorProps) {
  return (
    <EditorPage
      list="words"
      accountId={accountId}
      fields={WORD_FIELDS}
      groups={WORD_FIELD_GROUPS}
      item={word}
      revisions={revisions}
      mistakes={MISTAKES}
      hasNoDraft
      steps={[]}
      itemPath="/dashboard/words/word"
    >
      {word && <RemoveWord word={word} />}
    </EditorPage>
  );
}
