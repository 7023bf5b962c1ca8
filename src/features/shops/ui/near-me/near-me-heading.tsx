import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { distanceText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./near-me.module.css";

type NearMeHeadingProps = {
  /** How exact the position is; null while there is none. */
  accuracyMetres: number | null;
  onChange?: () => void;
};

/** Distances say nothing without their beginning: this is where they begin, how exact it is, and the way to another place. */
export function NearMeHeading({ accuracyMetres, onChange }: NearMeHeadingProps) {
  const { i18n } = useLingui();
  const accuracy = accuracyMetres === null ? "" : distanceText(i18n.locale, Math.max(10, accuracyMetres));
  return (
    <div className={styles.heading}>
      <div>
        <p className={styles.title}>
          <Trans id="near-me.title">Near me</Trans>
        </p>
        {accuracyMetres !== null && (
          <p className={styles.from}>
            <Trans id="near-me.from">From where you are, ± {accuracy}</Trans>
          </p>
        )}
      </div>
      {onChange && (
        <Button kind="quiet" onClick={onChange}>
          <Trans id="near-me.change">Change</Trans>
        </Button>
      )}
    </div>
  );
}
