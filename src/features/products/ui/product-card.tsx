import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { centsText, countText, ratingText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Cover } from "#ui/cover/cover.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Rating } from "#ui/rating/rating.tsx";
import type { ProductCard as Product } from "../product.ts";
import { COVER_OF_TYPE } from "./cover-of-type.ts";
import { useMarketedAsWords } from "./marketed-as-words.ts";
import styles from "./product-card.module.css";
import { ProductPotency } from "./product-potency.tsx";
import { useProductTypeWords } from "./product-type-words.ts";

type ProductCardProps = {
  product: Product;
  /** Among products of other types it says what it is. */
  isTypeShown?: boolean;
  level?: 2 | 3;
  action?: ReactNode;
};

/**
 * A product in a list: cover, name, who makes it, how strong it is and by which source, where it is sold. The whole card is one
 * link, but for its action.
 */
export function ProductCard({ product, isTypeShown, level = 2, action }: ProductCardProps) {
  const types = useProductTypeWords();
  const kinds = useMarketedAsWords();
  const Heading = level === 2 ? "h2" : "h3";
  const { type, marketedAs, shopCount } = product;
  return (
    <Card
      as="li"
      className={classNames(styles.card, action !== undefined && styles.withAction)}
      media={<Cover motif={COVER_OF_TYPE[type]} seed={String(product.id)} />}
      action={action}
    >
      <Heading className={styles.name}>
        <CardLink to={`/${type}/${product.slug}`}>{product.name}</CardLink>
      </Heading>
      {product.brand && <p className={styles.brand}>{product.brand.name}</p>}
      {product.thcPermille !== null && (
        <p className={styles.line}>
          <ProductPotency {...product} />
        </p>
      )}
      <ProductRating product={product} />
      <Cluster gap={2}>
        {product.isSample && <ProductSampleBadge />}
        {isTypeShown && <Badge>{types[type]}</Badge>}
        {marketedAs && <Badge>{kinds[marketedAs]}</Badge>}
      </Cluster>
      <ProductPrice product={product} />
      {shopCount > 0 && (
        <p className={styles.line}>
          <Plural
            id="product.shops"
            value={shopCount}
            one="On the menu of # shop"
            other="On the menus of # shops"
          />
        </p>
      )}
    </Card>
  );
}

function ProductPrice({ product: { lowCentsPerGram, fromCents } }: { product: Product }) {
  const { i18n } = useLingui();
  if (lowCentsPerGram === null && fromCents === null) return null;
  const price = centsText(i18n.locale, lowCentsPerGram ?? fromCents ?? 0);
  return (
    <p className={styles.price}>
      {lowCentsPerGram === null ? (
        <Trans id="product.from">From {price}</Trans>
      ) : (
        <Trans id="product.from-gram">From {price} per gram</Trans>
      )}
    </p>
  );
}

function ProductRating({ product: { rating, reviewCount } }: { product: Product }) {
  const { t, i18n } = useLingui();
  if (rating === null) return null;
  const value = ratingText(i18n.locale, rating);
  const count = countText(i18n.locale, reviewCount);
  const label = t({ id: "product.rating", message: `${value} out of 5 stars, reviews: ${count}` });
  return <Rating value={rating} valueText={value} countText={`(${count})`} label={label} />;
}

/** Shown on every invented product, wherever it appears (contract.md, "Demo personas"). */
export function ProductSampleBadge() {
  return (
    <Badge tone="saffron">
      <Trans id="product.sample">Sample, not a real product</Trans>
    </Badge>
  );
}
