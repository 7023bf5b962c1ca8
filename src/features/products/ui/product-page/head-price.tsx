import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import type { PriceHistory, ProductDetails } from "../../product-details.ts";
import styles from "./head-price.module.css";
import { LastKnownPrice } from "./last-known-price.tsx";
import { useAge } from "./use-age.ts";

type HeadPriceProps = { product: ProductDetails; prices: PriceHistory; now: string };

/** The lowest price of today with its age, and how many shops have it. What is too old is told as what it was. */
export function HeadPrice({ product, prices, now }: HeadPriceProps) {
  const { i18n } = useLingui();
  const ageOf = useAge();
  const { lowCentsPerGram, fromCents, shopCount } = product;
  const { lowSeenAt, lastKnown } = prices;
  const price = centsText(i18n.locale, lowCentsPerGram ?? fromCents ?? 0);
  const age = lowSeenAt === null ? "" : ageOf(lowSeenAt, now);
  if (fromCents === null && lastKnown === null && shopCount === 0) return null;
  return (
    <div className={styles.lines}>
      {fromCents !== null && (
        <p className={styles.price}>
          {lowCentsPerGram !== null ? (
            <Trans id="product.from-gram">From {price} per gram</Trans>
          ) : (
            <Trans id="product.from">From {price}</Trans>
          )}
          {age && (
            <span className={styles.seen}>
              {" · "}
              <Trans id="product-page.seen">Checked {age}</Trans>
            </span>
          )}
        </p>
      )}
      {lastKnown && <LastKnownPrice lastKnown={lastKnown} now={now} />}
      {shopCount > 0 && (
        <p>
          <a href="#where" className={styles.shops}>
            <Plural
              id="product-page.in-shops"
              value={shopCount}
              one="on the menu of # shop"
              other="on the menus of # shops"
            />
          </a>
        </p>
      )}
    </div>
  );
}
