import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import styles from "./reviews.module.css";

/** A filter hides them all. `allTo`: where they are. */
export function NoReviewsFit({ allTo }: { allTo: string }) {
  return (
    <div className={styles.none}>
      <p>
        <Trans id="reviews.none-fits">No reviews match.</Trans>
      </p>
      <div>
        <ButtonLink to={allTo} kind="quiet">
          <Trans id="reviews.show-all">Show all reviews</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
