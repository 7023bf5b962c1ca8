import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import styles from "./desk-queue.module.css";

type CaseBarProps = {
  /** Undefined where no other case waits. */
  onLater: (() => void) | undefined;
  /** Undefined for the last. */
  onNext: (() => void) | undefined;
};

/** On a phone, which has no keys and shows no list beside the case: the ways on from it, in place of the navigation. */
export function CaseBar({ onLater, onNext }: CaseBarProps) {
  const isHydrated = useIsHydrated();
  return (
    <div data-acts className={styles.bar}>
      <Button kind="quiet" disabled={!isHydrated || !onLater} onClick={onLater}>
        <Trans id="desk-queue.later">Later</Trans>
      </Button>
      <Button kind="quiet" disabled={!isHydrated || !onNext} onClick={onNext}>
        <Trans id="desk-queue.next">Next</Trans>
      </Button>
    </div>
  );
}
