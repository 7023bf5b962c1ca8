import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge/badge.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Shop } from "../../shop.ts";
import { useKindWords } from "../kind-words.ts";
import { SampleBadge } from "../sample-badge.tsx";
import { ShopRating } from "../shop-rating.tsx";
import { useStatusWords } from "../shop-words.ts";
import { useObservedOn } from "../fact-source.tsx";
import { SHOP_NAME } from "./ids.ts";
import styles from "./shop-head.module.css";

/** What it is, where, its name and its marks; `likes`: how many like it. */
export function ShopHead({ shop, likes }: { shop: Shop; likes: ReactNode }) {
  const kinds = useKindWords();
  const statuses = useStatusWords();
  const status = statuses[shop.status];
  return (
    <header className={styles.head}>
      {shop.isSample && (
        <p className={styles.sample}>
          <SampleBadge />
        </p>
      )}
      <p className={styles.kind}>
        {kinds[shop.kind].one} · <Link to={`/coffeeshops/${shop.city.slug}`}>{shop.city.name}</Link>
      </p>
      <h1 id={SHOP_NAME} className={styles.name}>
        {shop.name}
      </h1>
      <FormerNames shop={shop} />
      <div className={styles.marks}>
        <p className={styles.rating}>
          {shop.rating === null ? (
            <NoRating reviewCount={shop.reviewCount} />
          ) : (
            <ShopRating rating={shop.rating} reviewCount={shop.reviewCount} />
          )}
        </p>
        {likes}
      </div>
      {status && (
        <p>
          <Badge tone="closed">{status}</Badge>
        </p>
      )}
      <Licence shop={shop} />
    </header>
  );
}

/** The first two are there to read, and make no figure. */
function NoRating({ reviewCount }: { reviewCount: number }) {
  if (reviewCount === 0) return <Trans id="shop-page.no-reviews">No reviews yet</Trans>;
  return (
    <Plural
      id="shop-page.few-reviews"
      value={reviewCount}
      one="# review, too few for a rating yet"
      other="# reviews, too few for a rating yet"
    />
  );
}

function FormerNames({ shop: { formerNames } }: { shop: Shop }) {
  if (formerNames.length === 0) return null;
  const names = formerNames.join(", ");
  return (
    <p className={styles.former}>
      <Trans id="shop-page.formerly">formerly {names}</Trans>
    </p>
  );
}

/** Whom the licence names, and what our copy of the register lacks. */
function Licence({ shop: { licence, city } }: { shop: Shop }) {
  const seen = useObservedOn(licence.state === "none" ? "1970" : licence.observedOn);
  const cityName = city.name;
  if (licence.state === "licensed" && licence.holder !== null) {
    const { holder } = licence;
    return (
      <p className={styles.former}>
        <Trans id="shop-page.licensed-to">licensed to {holder}</Trans>
      </p>
    );
  }
  if (licence.state !== "missing") return null;
  return (
    <p className={styles.missing}>
      <Trans id="shop-page.not-in-register">
        Not in our copy of the register of {cityName} ({seen}). Its renewal may not have been published yet:
        call before you go.
      </Trans>
    </p>
  );
}
