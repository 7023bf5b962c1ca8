import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import type { Fields } from "../../field.ts";
import { useJustSaved } from "./just-saved.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";

/** More would be no line any more. */
const MOST_NAMED = 3;

/** What is saved and what not, in words, always in one place. */
export function SavedState({
  editor: { changed, isKept, problem, ...editor },
  fields,
}: {
  editor: Editor;
  fields: Fields;
}) {
  const { i18n } = useLingui();
  const justSaved = useJustSaved();
  const labels = changed.flatMap((name) => fields[name]?.label ?? []).map((label) => i18n._(label));
  const named = new Intl.ListFormat(i18n.locale).format(labels);
  const savedAt = editor.savedAt ?? justSaved;
  return (
    <p role="status" className={styles.saved}>
      {changed.length > 0 ? (
        <>
          {changed.length > MOST_NAMED ? (
            <Plural
              id="dashboard.saved.changed"
              value={changed.length}
              one="# field changed, not saved yet."
              other="# fields changed, not saved yet."
            />
          ) : (
            <Trans id="dashboard.saved.changed-named">Not saved yet: {named}.</Trans>
          )}{" "}
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
