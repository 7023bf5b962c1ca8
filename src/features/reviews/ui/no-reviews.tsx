import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/link/button-link.tsx";
import styles from "./reviews.module.css";

/** Nothing to read. `allTo`: where all of them are, when a filter hides them. */
export function NoReviews({ allTo, children }: { allTo: string | undefined; children: ReactNode }) {
  if (allTo !== undefined) {
    return (
      <div className={styles.none}>
        <p>
          <Trans id="reviews.none-fits">Nobody put it that way. The others did have something to say.</Trans>
        </p>
        <div>
          <ButtonLink to={allTo} kind="quiet">
            <Trans id="reviews.show-all">Show all reviews</Trans>
          </ButtonLink>
        </div>
      </div>
    );
  }
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

/** In place of the figure, which one or two people would make. */
export function TooFewForFigure() {
  return (
    <p className={styles.soft}>
      <Trans id="reviews.too-few">
        No figure yet: it takes three reviews, or it would be one person’s mood.
      </Trans>
    </p>
  );
}
