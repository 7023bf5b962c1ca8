import { Plural, Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { mistakeCount } from "./grid-doc.ts";
import styles from "./menu-editing.module.css";
import type { MenuState } from "./menu-store.ts";

type MenuSavedProps = { state: MenuState; changes: number };

/** What is saved, what is not, and what stays here until it is right, in words. */
export function MenuSaved({
  state: { doc, savedAt: lastSavedAt, confirmedAt, isKept, problem, refusals, theirs, hasLeftOut },
  changes,
}: MenuSavedProps) {
  const wrong = mistakeCount(doc);
  // What was saved before is no news while something did not arrive.
  const savedAt = problem || theirs || refusals.length > 0 ? undefined : lastSavedAt;
  return (
    <p role="status" className={styles.saved}>
      {savedAt && savedAt === confirmedAt ? (
        <Trans id="menu-editing.confirmed-at">
          Saved <Day at={savedAt} form="time" />, all confirmed today.
        </Trans>
      ) : (
        savedAt && (
          <Trans id="menu-editing.saved-at">
            Saved <Day at={savedAt} form="time" />.
          </Trans>
        )
      )}{" "}
      {changes > 0 && (
        <Plural
          id="menu-editing.changed"
          value={changes}
          one="# line differs from what is saved."
          other="# lines differ from what is saved."
        />
      )}{" "}
      {changes > 0 && isKept && <Trans id="menu-editing.kept">A copy is on this device.</Trans>}{" "}
      {wrong > 0 && !hasLeftOut && (
        <Plural
          id="menu-editing.to-look-at"
          value={wrong}
          one="# cell stays here until it’s right."
          other="# cells stay here until they’re right."
        />
      )}
    </p>
  );
}
