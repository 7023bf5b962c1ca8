import { Plural, Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { useJustSaved } from "./just-saved.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";

/** What is saved and what not, in words, always in one place. */
export function SavedState({ editor: { changed, isKept, problem, ...editor } }: { editor: Editor }) {
  const justSaved = useJustSaved();
  const savedAt = editor.savedAt ?? justSaved;
  return (
    <p role="status" className={styles.saved}>
      {changed.length > 0 ? (
        <>
          <Plural
            id="dashboard.saved.changed"
            value={changed.length}
            one="# field changed, not saved yet."
            other="# fields changed, not saved yet."
          />{" "}
          {isKept && <Trans id="dashboard.saved.kept">A copy is on this device.</Trans>}
        </>
      ) : (
        savedAt &&
        // What was saved before is no news while something did not arrive.
        problem === undefined && (
          <Trans id="dashboard.saved.at">
            Saved <Day at={savedAt} form="time" />
          </Trans>
        )
      )}
    </p>
  );
}
