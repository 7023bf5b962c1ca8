import { Trans, useLingui } from "@lingui/react/macro";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { useResidentsChoiceWords } from "#features/shops/ui/filter-words.ts";
import { SampleBadge } from "#features/shops/ui/sample-badge.tsx";
import { centsText, distanceText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Link } from "#ui/link/link.tsx";
import { freshSince } from "../../fresh-price.ts";
import { isAlmostGone } from "../../almost-gone.ts";
import type { SellingShop } from "../../product-details.ts";
import { LadderLine } from "./ladder-line.tsx";
import styles from "./selling-shops.module.css";
import { useAge } from "./use-age.ts";

type SellingShopsProps = {
  shops: readonly SellingShop[];
  /** Of the headings with their names. */
  level?: 3 | 4;
  now: string;
};

/** The shops that have a product: where, whether they are open, their prices, and how old those are. */
export function SellingShops({ shops, level = 3, now }: SellingShopsProps) {
  return (
    <ul className={styles.shops}>
      {shops.map((selling) => (
        <SellingShopLine key={selling.shop.id} selling={selling} level={level} now={now} />
      ))}
    </ul>
  );
}

type SellingShopLineProps = { selling: SellingShop; level: 3 | 4; now: string };

function SellingShopLine({ selling, level, now }: SellingShopLineProps) {
  const Heading = level === 3 ? "h3" : "h4";
  const { i18n } = useLingui();
  const residents = useResidentsChoiceWords();
  const { shop, lastSeenAt } = selling;
  const age = useAge()(lastSeenAt, now);
  const isOld = new Date(lastSeenAt) < freshSince(new Date(now));
  return (
    <li className={styles.shop}>
      <div className={styles.place}>
        <Heading className={styles.name}>
          <Link to={`/coffeeshop/${shop.slug}`}>{shop.name}</Link>
        </Heading>
        <p className={styles.city}>
          {shop.city.name}
          {shop.distanceMetres !== null && (
            <span className={styles.distance}> · {distanceText(i18n.locale, shop.distanceMetres)}</span>
          )}
        </p>
        <OpeningLine opening={shop.opening} now={now} />
        {shop.residents === "residentsOnly" && <Badge tone="brick">{residents.residentsOnly}</Badge>}
        {shop.isSample && <SampleBadge />}
      </div>
      <div className={classNames(styles.price, isOld && styles.old)}>
        <SellingPrice selling={selling} />
        <Cluster gap={2}>
          {isAlmostGone(selling, now) && (
            <Badge tone="closing">
              <Trans id="product-page.low-stock">Almost gone</Trans>
            </Badge>
          )}
          {isOld && selling.ladder.length > 0 && (
            <Badge>
              <Trans id="product-page.old-price">Old price</Trans>
            </Badge>
          )}
          <span className={styles.seen}>
            <Trans id="product-page.seen">Checked {age}</Trans>
          </span>
        </Cluster>
      </div>
    </li>
  );
}

/** A gram first, because it is what shops are compared by, then what they write. */
function SellingPrice({ selling: { ladder, centsPerGram, arePricesKept } }: { selling: SellingShop }) {
  const { i18n } = useLingui();
  const [first, another] = ladder;
  const isGramAlone = first?.unit === "gram" && first.quantity === 1 && !another;
  if (centsPerGram === null) return <LadderLine ladder={ladder} isKept={arePricesKept} />;
  const price = centsText(i18n.locale, centsPerGram);
  return (
    <>
      <p className={styles.gram}>
        <Trans id="product-page.per-gram">{price} per gram</Trans>
      </p>
      {!isGramAlone && <LadderLine ladder={ladder} isKept={arePricesKept} />}
    </>
  );
}
