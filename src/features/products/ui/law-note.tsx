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
          Coffeeshops sell to adults of 18 and over with ID, at most 5 grams a person a day, and no alcohol.
          This site informs and sells nothing; what stands here is no offer.
        </Trans>
      ) : (
        <Trans id="law-note.supplies">
          For adults of 18 and over. This site informs and sells nothing; what stands here is no offer.
        </Trans>
      )}{" "}
      <Link to="/responsible-use">
        <Trans id="law-note.more">The rules, and using with care</Trans>
      </Link>
    </p>
  );
}
