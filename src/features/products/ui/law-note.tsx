import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import { CANNABIS_TYPES, type ProductType } from "../product-types.ts";
import styles from "./law-note.module.css";

/** What holds wherever cannabis is shown (product.md section 4): who may buy how much, and that this site sells nothing. */
export function LawNote({ type }: { type: ProductType | null }) {
  const isCannabis = type === null || CANNABIS_TYPES.includes(type);
  return (
    <p className={styles.note}>
      {isCannabis ? (
        <Trans id="law-note.cannabis">
          Coffeeshops sell only to adults (18+) with ID, at most 5 grams per person per day, and serve no
          alcohol. This site is for information only: nothing is sold here, and nothing here is an offer.
        </Trans>
      ) : (
        <Trans id="law-note.supplies">
          For adults (18+). This site is for information only: nothing is sold here, and nothing here is an
          offer.
        </Trans>
      )}{" "}
      <Link to="/responsible-use">
        <Trans id="law-note.more">The rules, and responsible use</Trans>
      </Link>
    </p>
  );
}
