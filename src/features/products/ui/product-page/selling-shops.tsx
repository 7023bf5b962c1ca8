import { Trans, useLingui } from "@lingui/react/macro";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { SampleBadge } from "#features/shops/ui/sample-badge.tsx";
import { distanceText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Link } from "#ui/link/link.tsx";
import { isAlmostGone } from "../../almost-gone.ts";
import type { SellingShop } from "../../product-details.ts";
import { LadderLine } from "./ladder-line.tsx";
import styles from "./selling-shops.module.css";
import { useAge } from "./use-age.ts";

/** The shops that have a product: where, whether they are open, what they ask, and how old that is. */
export function SellingShops({ shops, now }: { shops: readonly SellingShop[]; now: string }) {
  return (
    <ul className={styles.shops}>
      {shops.map((selling) => (
        <SellingShopLine key={selling.shop.id} selling={selling} now={now} />
      ))}
    </ul>
  );
}

function SellingShopLine({ selling, now }: { selling: SellingShop; now: string }) {
  const { i18n } = useLingui();
  const { shop, ladder, arePricesKept, lastSeenAt } = selling;
  const age = useAge()(lastSeenAt, now);
  return (
    <li className={styles.shop}>
      <div className={styles.place}>
        <h3 className={styles.name}>
          <Link to={`/coffeeshop/${shop.slug}`}>{shop.name}</Link>
        </h3>
        <p className={styles.city}>
          {shop.city.name}
          {shop.distanceMetres !== null && (
            <span className={styles.distance}> · {distanceText(i18n.locale, shop.distanceMetres)}</span>
          )}
        </p>
        {shop.opening.state !== "unknown" && <OpeningLine opening={shop.opening} now={now} />}
        {shop.isSample && <SampleBadge />}
      </div>
      <div className={styles.price}>
        <LadderLine ladder={ladder} isKept={arePricesKept} />
        <Cluster gap={2}>
          {isAlmostGone(selling, now) && (
            <Badge tone="closing">
              <Trans id="product-page.low-stock">Almost gone</Trans>
            </Badge>
          )}
          <span className={styles.seen}>
            <Trans id="product-page.seen">Seen {age}</Trans>
          </span>
        </Cluster>
      </div>
    </li>
  );
}
