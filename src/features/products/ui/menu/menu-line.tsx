import { Trans, useLingui } from "@lingui/react/macro";
import { centsText, euroColumnText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link/link.tsx";
import { isAlmostGone } from "../../almost-gone.ts";
import { cheapestSplit } from "../../cheapest-split.ts";
import type { MenuItem } from "../../menu.ts";
import { bestGramOf, type MenuColumn, priceCells } from "../../menu-columns.ts";
import type { PriceLadder } from "../../price-ladder.ts";
import { MOST_GRAMS } from "../../price-ladder.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { LadderLine } from "../product-page/ladder-line.tsx";
import { useAge } from "../product-page/use-age.ts";
import { ProductPotency } from "../product-potency.tsx";
import { columnText } from "./column-text.ts";
import styles from "./menu-line.module.css";
import { splitText } from "./split-text.ts";

/** A line seen this much earlier than the newest one shows its own age. */
const OLDER_MS = 14 * 86_400_000;

type MenuLineProps = {
  item: MenuItem;
  columns: readonly MenuColumn[];
  /** A rule hides all prices: none is called unknown. */
  arePricesKept?: boolean;
  newestAt: string;
  now: string;
};

/** One line of a menu: what it is, what is known of it, what it costs. */
export function MenuLine({ item, columns, arePricesKept = false, newestAt, now }: MenuLineProps) {
  const isSoldOut = item.available === "soldOut";
  const name = <LineName item={item} />;
  return (
    <li data-menu-line="" className={classNames(styles.line, isSoldOut && styles.soldOut)}>
      <div className={styles.what}>
        <p className={styles.name}>{isSoldOut ? <s>{name}</s> : name}</p>
        <Known item={item} newestAt={newestAt} now={now} />
        {isAlmostGone(item, now) && (
          <p className={styles.low}>
            <Trans id="menu.low">Almost gone</Trans>
          </p>
        )}
        {isSoldOut && (
          <Badge>
            <Trans id="menu.sold-out">Sold out</Trans>
          </Badge>
        )}
      </div>
      {item.ladder.length > 0 ? (
        <Prices item={item} columns={columns} isSoldOut={isSoldOut} />
      ) : (
        !arePricesKept && (
          <p className={styles.unknown}>
            <Trans id="menu.price-unknown">Price not known</Trans>
          </p>
        )
      )}
    </li>
  );
}

function LineName({ item: { name, product } }: { item: MenuItem }) {
  return product ? <Link to={`/${product.type}/${product.slug}`}>{name}</Link> : name;
}

function Known({ item, newestAt, now }: Pick<MenuLineProps, "item" | "newestAt" | "now">) {
  const marketedAs = useMarketedAsWords();
  const ageOf = useAge();
  const { name, product, lastSeenAt } = item;
  const isOlder = Date.parse(newestAt) - Date.parse(lastSeenAt) > OLDER_MS;
  const age = ageOf(lastSeenAt, now);
  if (!product && !isOlder) return null;
  return (
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
          <Trans id="menu.line-seen">Checked {age}</Trans>
        </span>
      )}
    </p>
  );
}

type PricesProps = { item: MenuItem; columns: readonly MenuColumn[]; isSoldOut: boolean };

/** A price in each column, a dash where that amount is not sold, and the cheapest gram under its price. */
function Prices({ item, columns, isSoldOut }: PricesProps) {
  const { i18n } = useLingui();
  const { cells, others } = priceCells(item, columns);
  const best = isSoldOut ? null : bestGramOf(item);
  const hasCells = cells.some((rung) => rung !== null);
  const perGram = best && euroColumnText(i18n.locale, best.cents);
  return (
    <div className={styles.prices}>
      <ul className={styles.cells} hidden={!hasCells}>
        {cells.map((rung, place) => {
          const column = columns[place];
          if (!rung || !column)
            return (
              <li key={column?.quantity} aria-hidden="true" className={styles.none}>
                –
              </li>
            );
          const price = euroColumnText(i18n.locale, rung.cents);
          return (
            <li key={column.quantity}>
              <span className={styles.amount}>{columnText(i18n.locale, column)}</span>{" "}
              {isSoldOut ? <s>{price}</s> : price}
              {best?.rung === rung && <span className={styles.perGram}> {perGram}/g</span>}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <div className={styles.others}>
          <LadderLine ladder={others} />
        </div>
      )}
      <CheaperFive ladder={item.ladder} />
    </div>
  );
}

/** Five grams in smaller bags, where that costs less than the bag of five. */
function CheaperFive({ ladder }: { ladder: PriceLadder }) {
  const { i18n } = useLingui();
  const bag = ladder.find(({ unit, quantity }) => unit === "gram" && quantity === MOST_GRAMS);
  const split = bag && cheapestSplit(ladder);
  if (!split || split.cents >= bag.cents) return null;
  const bags = splitText(i18n.locale, split);
  const price = centsText(i18n.locale, split.cents);
  return (
    <p className={styles.others}>
      <Trans id="menu.five-cheaper">
        Cheaper: {bags} for {price}
      </Trans>
    </p>
  );
}
