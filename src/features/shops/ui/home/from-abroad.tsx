import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./from-abroad.module.css";

/** For who comes from another country: that it depends on the town, and where one gets in. */
export function FromAbroad() {
  return (
    <section aria-labelledby="from-abroad" className={styles.panel}>
      <h2 id="from-abroad" className={styles.title}>
        <Trans id="home.abroad.title">Coming from abroad?</Trans>
      </h2>
      <p>
        <Trans id="home.abroad.text">
          It depends on the town: some let you in, some admit only residents of the Netherlands, and for many
          we don’t know yet. Bring your ID.
        </Trans>
      </p>
      <div>
        <ButtonLink to="/coffeeshops?access=anyone" kind="quiet">
          <Trans id="home.abroad.where">Where can I get in?</Trans>
        </ButtonLink>
      </div>
      <p>
        <Link to="/responsible-use">
          <Trans id="home.abroad.first-time">What to know before you smoke</Trans>
        </Link>
      </p>
    </section>
  );
}
