import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { FactGroup } from "#features/shops/facts.ts";
import { useFactGroupWords } from "#features/shops/ui/shop-page/fact-group-words.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./contributed.module.css";
import { useFactPress } from "./use-fact-press.ts";

type FactTapsProps = {
  shopId: number;
  group: FactGroup;
  isGuest: boolean;
  /** Where to say what is so instead; null for what no form asks. */
  otherwise: ReactNode;
};

/** Asks under a group of facts whether they hold, answered in place by one tap. */
export function FactTaps({ shopId, group, isGuest, otherwise }: FactTapsProps) {
  const { t } = useLingui();
  const about = useFactGroupWords()[group];
  const { isBusy, tap, thanks, waitingOf } = useFactPress(isGuest);
  const [holds, setHolds] = useState(true);
  async function press(isSo: boolean) {
    setHolds(isSo);
    await tap({ targetType: "shop", targetId: String(shopId), fact: group, holds: isSo });
  }
  const waiting = waitingOf({ targetId: String(shopId), fact: group });
  return (
    <div
      className={styles.taps}
      role="group"
      aria-label={t({ id: "contributions.still", message: `Still right? ${about}` })}
    >
      {thanks === undefined && !waiting && (
        <>
          <span>
            <Trans id="contributions.still-right">Is that right?</Trans>
          </span>
          <Button kind="quiet" isLoading={isBusy} onClick={() => void press(true)}>
            <Trans id="contributions.still-so">Still right</Trans>
          </Button>
          <Button kind="quiet" isLoading={isBusy} onClick={() => void press(false)}>
            <Trans id="contributions.no-longer">No longer</Trans>
          </Button>
        </>
      )}
      <LiveRegion className={styles.said}>{thanks ?? waiting}</LiveRegion>
      {thanks !== undefined && !holds && otherwise}
    </div>
  );
}
