import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import styles from "./outbox.module.css";
import { useOutbox } from "./use-outbox.ts";

/** In the strip at the top: how much waits, how much was refused, and the way to all of it. */
export function WaitingLine({ isOnline }: { isOnline: boolean }) {
  const outbox = useOutbox();
  const entries = (outbox?.entries ?? []).filter(({ isSent }) => !isSent);
  const refusedCount = entries.filter(({ refusal }) => refusal !== null).length;
  const waitingCount = entries.length - refusedCount;
  return (
    <span className={styles.line}>
      <span>
        {!isOnline && (
          <>
            <Trans id="outbox.no-network">No network.</Trans>{" "}
          </>
        )}
        {waitingCount > 0 && (
          <Plural
            id="outbox.waiting"
            value={waitingCount}
            one="One thing waits to be sent."
            other="# things wait to be sent."
          />
        )}{" "}
        {refusedCount > 0 && (
          <Plural
            id="outbox.refused-count"
            value={refusedCount}
            one="One thing could not be sent."
            other="# things could not be sent."
          />
        )}
      </span>
      <Button kind="quiet" aria-haspopup="dialog" onClick={outbox?.showAll}>
        <Trans id="outbox.show">Show</Trans>
      </Button>
    </span>
  );
}
