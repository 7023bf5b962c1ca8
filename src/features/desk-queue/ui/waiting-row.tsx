import { useLingui } from "@lingui/react/macro";
import { classNames } from "#ui/class-names.ts";
import type { QueuedRow } from "#ui/queue/queue-list.tsx";
import type { Waiting } from "../waiting.ts";
import styles from "./desk-queue.module.css";
import { DecidedByOther, OpenByOthers } from "./case-notes.tsx";
import type { Others } from "./use-others.ts";
import { WAITING_WORDS } from "./waiting-words.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What waits for so many days waits too long. */
const LONG_DAYS = 3;

const daysSince = (since: string, now: string) =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS));

/** Of a case: what it is and for how long it waits, and below that the thing and the person. */
export function useWaitingRow(now: string, others: Others): (waiting: Waiting) => QueuedRow {
  const { i18n } = useLingui();
  const ago = new Intl.RelativeTimeFormat(i18n.locale, { numeric: "auto" });
  return ({ id, kind, isSevere, title, person, since }) => {
    const days = daysSince(since, now);
    const [decidedBy, openBy] = [others.decidedBy(id), others.openBy(id)];
    const about = [title, person].filter((word, at, all) => word && all.indexOf(word) === at).join(" · ");
    return {
      id,
      title: (
        <span className={styles.head}>
          <span className={classNames(isSevere && styles.grave)}>{i18n._(WAITING_WORDS[kind])}</span>
          <span className={classNames(styles.age, days >= LONG_DAYS && styles.long)}>
            {ago.format(-days, "day")}
          </span>
        </span>
      ),
      text: (
        <>
          {about}
          {decidedBy ? (
            <span className={styles.others}>
              <DecidedByOther {...decidedBy} />
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
