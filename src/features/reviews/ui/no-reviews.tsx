import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./reviews.module.css";

/** Nobody has said anything yet. */
export function NoReviews({ children }: { children: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>
        <Trans id="reviews.none">
          Nothing here yet. Somebody has to be first, and one honest sentence is worth more than five stars.
        </Trans>
      </p>
      {children}
    </div>
  );
}
