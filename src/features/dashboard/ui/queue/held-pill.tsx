import { Trans, useLingui } from "@lingui/react/macro";
import { createPortal } from "react-dom";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { KeyCaps } from "#ui/keys/key-caps.tsx";
import { useKeys } from "#ui/keys/use-keys.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { useHeld } from "./use-held.ts";
import styles from "./held-pill.module.css";

type HeldPillProps = Pick<ReturnType<typeof useHeld>, "newest" | "takeBack" | "sendAll" | "wait">;

/** What was decided last, above the bar, and for ten seconds the way back. It stands outside of the page, whose end may be far above the edge of the screen. */
export function HeldPill({ newest, takeBack, sendAll, wait }: HeldPillProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const isHeld = newest !== undefined && !newest.isSending;

  /** The button that had the focus, or was pointed at, goes without saying so. */
  function goOn() {
    wait("pointer", false);
    wait("focus", false);
  }

  function undo() {
    goOn();
    takeBack();
  }

  function sendNow() {
    goOn();
    sendAll();
  }

  useKeys({
    u: isHeld
      ? { act: undo, says: t({ id: "dashboard.keys.undo", message: "undo the decision" }) }
      : undefined,
  });
  if (!isHydrated) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its clock waits while somebody is at its buttons
    <section
      aria-label={t({ id: "dashboard.held", message: "What you just decided" })}
      className={newest && styles.pill}
      aria-busy={newest?.isSending}
      onPointerEnter={() => wait("pointer", true)}
      onPointerLeave={() => wait("pointer", false)}
      onFocus={() => wait("focus", true)}
      onBlur={() => wait("focus", false)}
    >
      {/* Without the seconds, which would be said each. */}
      <LiveRegion className={styles.told}>{newest?.told}</LiveRegion>
      {isHeld && (
        <>
          <button type="button" onClick={undo} className={styles.undo}>
            <Trans id="dashboard.held.undo">Undo</Trans>
          </button>
          <span aria-hidden="true" className={styles.cap}>
            <KeyCaps caps={["U"]} />
          </span>
          <button type="button" onClick={sendNow}>
            <Trans id="dashboard.held.now">Do it now</Trans>
          </button>
          <span aria-hidden="true" className={styles.seconds}>
            {newest.secondsLeft} s
          </span>
        </>
      )}
    </section>,
    document.body,
  );
}
