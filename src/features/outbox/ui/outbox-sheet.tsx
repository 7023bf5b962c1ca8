import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./outbox.module.css";
import { RefusedNotice } from "./refused-notice.tsx";
import { useActWords } from "./use-act-words.ts";
import { type ShownEntry, useOutbox } from "./use-outbox.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** All that waits on this device, and what can no longer be sent. */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const entries = (useOutbox()?.entries ?? []).filter(({ isSent }) => !isSent);
  return (
    <Sheet
      isOpen
      title={t({ id: "outbox.title", message: "Not sent yet" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {entries.length === 0 ? (
          <p>
            <Trans id="outbox.empty">Nothing waits any more.</Trans>
          </p>
        ) : (
          <p className={styles.soft}>
            <Trans id="outbox.promise">
              What waits goes out once, by itself, as soon as there is a network: under your name and nobody
              else’s.
            </Trans>
          </p>
        )}
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onLeave={onClose} />
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
}

function Entry({ entry, onLeave }: { entry: ShownEntry; onLeave: () => void }) {
  const { i18n } = useLingui();
  const outbox = useOutbox();
  const words = useActWords();
  const { path, name, text, refusal, actedAt } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{words(entry)}</strong>
        <WaitingBadge isRefused={refusal !== null} />
      </div>
      <p className={styles.soft}>
        <Link to={path} onClick={onLeave}>
          {name}
        </Link>
        {" · "}
        <time dateTime={actedAt}>{i18n.date(actedAt, { dateStyle: "medium", timeStyle: "short" })}</time>
      </p>
      {refusal ? (
        <RefusedNotice entry={entry} />
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <div>
            <Button kind="quiet" onClick={() => outbox?.drop(entry)}>
              <Trans id="outbox.drop">Throw away</Trans>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
