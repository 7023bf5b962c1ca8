import { Trans } from "@lingui/react/macro";
import type { Bring } from "../../can-i-get-in.ts";
import styles from "./can-i-get-in.module.css";

/** What has to be in the pocket. */
export function BringList({ bring }: { bring: Bring[] }) {
  return (
    <div>
      <h3 className={styles.bringTitle}>
        <Trans id="door.bring">What to bring</Trans>
      </h3>
      <ul className={styles.bring}>
        {bring.includes("id") && (
          <li>
            <Trans id="door.bring.id">A valid passport, ID card or driving licence</Trans>
          </li>
        )}
        {bring.includes("proofOfResidence") && (
          <li>
            <Trans id="door.bring.proof">
              Proof that you live in the Netherlands, such as an extract from the register of your
              municipality
            </Trans>
          </li>
        )}
        {bring.includes("membership") && (
          <li>
            <Trans id="door.bring.membership">Your membership card</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
