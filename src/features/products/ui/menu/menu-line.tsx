import { Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link/link.tsx";
import { isAlmostGone } from "../../almost-gone.ts";
import { cheapestSplit, type Split } from "../../cheapest-split.ts";
import type { MenuItem } from "../../menu.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { LadderLine } from "../product-page/ladder-line.tsx";
import { useAge } from "../product-page/use-age.ts";
import { ProductPotency } from "../product-potency.tsx";
import styles from "./shop-menu.module.css";
import { splitText } from "./split-text.ts";

/** A line seen this much earlier than the newest one shows its own age. */
const OLDER_MS = 14 * 86_400_000;

/** This many bag sizes fit beside a price on a phone; the basket shows all. */
const MOST_PARTS = 2;

/** A single bag stands with its price already. */
function isWorthSaying({ parts }: Split): boolean {
  return parts.length <= MOST_PARTS && parts.some(({ count }) => parts.length > 1 || count > 1);
}

/** One line of a menu: what it is, what is known of it, what it costs. */
export function MenuLine({ item, newestAt, now }: { item: MenuItem; newestAt: string; now: string }) {
  const { i18n } = useLingui();
  const marketedAs = useMarketedAsWords();
  const ageOf = useAge();
  const { name, product, available, ladder, centsPerGram, lastSeenAt } = item;
  const isOlder = Date.parse(newestAt) - Date.parse(lastSeenAt) > OLDER_MS;
  const age = ageOf(lastSeenAt, now);
  const perGram = centsPerGram === null ? null : centsText(i18n.locale, centsPerGram);
  const fiveGrams = cheapestSplit(ladder);
  const forFive = fiveGrams && centsText(i18n.locale, fiveGrams.cents);
  return (
    <li className={classNames(styles.line, available === "soldOut" && styles.soldOut)}>
      <div className={styles.what}>
        <p className={styles.name}>
          {product ? <Link to={`/${product.type}/${product.slug}`}>{name}</Link> : name}
        </p>
        <p className={styles.known}>
          {product && product.name !== name && <span>{product.name}</span>}
          {product?.brand && <span>{product.brand.name}</span>}
          {product?.marketedAs && <span>{marketedAs[product.marketedAs]}</span>}
          {product && product.thcPermille !== null && (
            <span>
              <ProductPotency {...product} />
            </span>
          )}
          {isOlder && (
            <span>
              <Trans id="menu.line-seen">Seen {age}</Trans>
            </span>
          )}
        </p>
        {isAlmostGone(item, now) && (
          <Badge tone="closing">
            <Trans id="menu.low">Almost gone</Trans>
          </Badge>
        )}
        {available === "soldOut" && (
          <Badge>
            <Trans id="menu.sold-out">Sold out</Trans>
          </Badge>
        )}
      </div>
      {ladder.length > 0 && (
        <div className={styles.price}>
          <LadderLine ladder={ladder} />
          {perGram && ladder.length > 1 && (
            <p className={styles.known}>
              <Trans id="menu.per-gram">from {perGram} a gram</Trans>
            </p>
          )}
          {forFive && ladder.length > 1 && (
            <p className={styles.known}>
              <span>
                <Trans id="menu.five-grams">5 g for {forFive} at the least</Trans>
              </span>
              {isWorthSaying(fiveGrams) && <span>{splitText(i18n.locale, fiveGrams)}</span>}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
