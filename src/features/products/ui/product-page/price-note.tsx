import { Plural, Trans } from "@lingui/react/macro";
import type { PriceHistory, UnitPrices } from "../../product-details.ts";
import styles from "./product-page.module.css";
import { useAge } from "./use-age.ts";

type PriceNoteProps = { units: readonly UnitPrices[]; prices: PriceHistory; now: string };

/** The number of shops with known prices, and their age. */
export function PriceNote({ units, prices: { seenAt, oldestSeenAt }, now }: PriceNoteProps) {
  const ageOf = useAge();
  if (seenAt === null || oldestSeenAt === null) return null;
  const age = ageOf(seenAt, now);
  const oldest = ageOf(oldestSeenAt, now);
  return (
    <p className={styles.method}>
      {units.map(
        (one) =>
          one.pricedShopCount > 0 && (
            <span key={one.unit}>
              <PricedShops {...one} />{" "}
            </span>
          ),
      )}
      {age === oldest ? (
        <Trans id="product-page.prices-seen">The newest price was seen {age}.</Trans>
      ) : (
        <Trans id="product-page.prices-seen-between">
          The newest price was seen {age}, the oldest {oldest}.
        </Trans>
      )}
    </p>
  );
}

function PricedShops({ unit, pricedShopCount }: Pick<UnitPrices, "unit" | "pricedShopCount">) {
  if (unit === "gram")
    return (
      <Plural
        id="product-page.priced-shops"
        value={pricedShopCount}
        one="Per gram, in # shop whose price we know."
        other="Per gram, in # shops whose prices we know."
      />
    );
  if (unit === "piece")
    return (
      <Plural
        id="product-page.priced-shops.piece"
        value={pricedShopCount}
        one="Per piece, in # shop whose price we know."
        other="Per piece, in # shops whose prices we know."
      />
    );
  return (
    <Plural
      id="product-page.priced-shops.pack"
      value={pricedShopCount}
      one="Per pack, in # shop whose price we know."
      other="Per pack, in # shops whose prices we know."
    />
  );
}
