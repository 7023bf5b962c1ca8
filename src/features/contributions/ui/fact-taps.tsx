import { Trans, useLingui } from "@lingui/react/macro";
import type { FactGroup } from "#features/shops/facts.ts";
import { useFactGroupWords } from "#features/shops/ui/shop-page/fact-group-words.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./contributed.module.css";
import { useFactPress } from "./use-fact-press.ts";

type FactTapsProps = { shopId: number; group: FactGroup; isGuest: boolean };

/** Asks under a group of facts whether they hold, answered in place by one tap. */
export function FactTaps({ shopId, group, isGuest }: FactTapsProps) {
  const { t } = useLingui();
  const about = useFactGroupWords()[group];
  const { isBusy, tap, thanks } = useFactPress(isGuest);
  const press = (holds: boolean) =>
    void tap({ targetType: "shop", targetId: String(shopId), fact: group, holds });
  return (
    <div
      className={styles.taps}
      role="group"
      aria-label={t({ id: "contributions.still", message: `Still right? ${about}` })}
    >
      {thanks === undefined && (
        <>
          <span>
            <Trans id="contributions.still-right">Is that right?</Trans>
          </span>
          <Button kind="quiet" isLoading={isBusy} onClick={() => press(true)}>
            <Trans id="contributions.still-so">Still right</Trans>
          </Button>
          <Button kind="quiet" isLoading={isBusy} onClick={() => press(false)}>
            <Trans id="contributions.no-longer">No longer</Trans>
          </Button>
        </>
      )}
      <LiveRegion>{thanks}</LiveRegion>
    </div>
  );
}
