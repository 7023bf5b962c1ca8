import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import type { PriceLadder, PriceRung } from "../../price-ladder.ts";
import { gramsText } from "./amount-text.ts";
import styles from "./ladder-line.module.css";
import { PricesOfShopKept } from "./prices-of-shop-kept.tsx";

/** A shop's prices by quantity; with `isKept` a rule hides them. */
export function LadderLine({ ladder, isKept = false }: { ladder: PriceLadder; isKept?: boolean }) {
  if (ladder.length === 0)
    return (
      <p className={styles.none}>
        {isKept ? <PricesOfShopKept /> : <Trans id="product-page.price-unknown">Price not known</Trans>}
      </p>
    );
  return (
    <ul className={styles.ladder}>
      {ladder.map((rung) => (
        <li key={`${rung.unit} ${rung.quantity}`}>
          <RungText rung={rung} />
        </li>
      ))}
    </ul>
  );
}

function RungText({ rung: { unit, quantity, cents } }: { rung: PriceRung }) {
  const { i18n } = useLingui();
  const price = centsText(i18n.locale, cents);
  const grams = gramsText(i18n.locale, quantity);
  if (unit === "gram")
    return (
      <Trans id="product-page.rung.gram">
        {price} for {grams}
      </Trans>
    );
  if (unit === "piece")
    return (
      <Plural
        id="product-page.rung.piece"
        value={quantity}
        one={`${price} for # piece`}
        other={`${price} for # pieces`}
      />
    );
  return (
    <Plural
      id="product-page.rung.pack"
      value={quantity}
      one={`${price} for # pack`}
      other={`${price} for # packs`}
    />
  );
}
