import { useLingui } from "@lingui/react/macro";
import { useAge } from "#features/products/ui/product-page/use-age.ts";
import { classNames } from "#ui/class-names.ts";
import type { QueuedRow } from "#ui/queue/queue-list.tsx";
import type { Waiting } from "../waiting.ts";
import styles from "./desk-queue.module.css";
import { DecidedMeanwhile, OpenByOthers } from "./case-notes.tsx";
import type { Others } from "./use-others.ts";
import { WAITING_WORDS } from "./waiting-words.ts";

/** What waits for three days waits too long. */
const LONG_MS = 3 * 24 * 60 * 60 * 1_000;

/**
 * Of a case: what it is and for how long it waits, and below that the thing and the person. Of names on menus, which stand beside each other
 * by the hundred, the name is what tells one from the next.
 */
export function useWaitingRow(now: string, others: Others): (waiting: Waiting) => QueuedRow {
  const { i18n } = useLingui();
  const ageOf = useAge();
  return ({ id, kind, isSevere, title, person, since }) => {
    const isLong = Date.parse(now) - Date.parse(since) >= LONG_MS;
    const [decidedBy, openBy] = [others.decidedBy(id), others.openBy(id)];
    const what = i18n._(WAITING_WORDS[kind]);
    const [first, ...about] = kind === "names" ? [title ?? what, what] : [what, title, person];
    return {
      id,
      title: (
        <span className={styles.head}>
          <span className={classNames(isSevere && styles.grave)}>{first}</span>
          <span className={classNames(styles.age, isLong && styles.long)}>{ageOf(since, now)}</span>
        </span>
      ),
      text: (
        <>
          {[...new Set(about)].filter(Boolean).join(" · ")}
          {decidedBy ? (
            <span className={styles.others}>
              <DecidedMeanwhile {...decidedBy} />
            </span>
          ) : (
            openBy.length > 0 && (
              <span className={styles.others}>
                <OpenByOthers names={openBy} />
              </span>
            )
          )}
        </>
      ),
    };
  };
}
