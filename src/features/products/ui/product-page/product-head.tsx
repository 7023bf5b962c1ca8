import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { StaticPhotoRow } from "#features/media/ui/photo-row/static-photo-row.ts";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { Cover } from "#ui/cover/cover.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Rating } from "#ui/rating/rating.tsx";
import type { PriceHistory, ProductDetails } from "../../product-details.ts";
import { COVER_OF_TYPE } from "../cover-of-type.ts";
import { ProductSampleBadge } from "../product-card.tsx";
import { useProductTypeWords } from "../product-type-words.ts";
import { HeadFacts } from "./head-facts.tsx";
import { HeadPrice } from "./head-price.tsx";
import { NoMenuYet } from "./no-menu-yet.tsx";
import styles from "./product-head.module.css";

type ProductHeadProps = {
  product: ProductDetails;
  prices: PriceHistory;
  /** Neither a price nor a shop is known. */
  isOnNoMenu: boolean;
  /** The page asks below whether somebody wants to be told. */
  hasTellMe: boolean;
  share: ReactNode;
  pictureBase: string;
  now: string;
};

/** The top of a product's page: its photos or a drawn cover, what it is and who says so, what it costs. */
export function ProductHead({
  product,
  prices,
  isOnNoMenu,
  hasTellMe,
  share,
  pictureBase,
  now,
}: ProductHeadProps) {
  const types = useProductTypeWords();
  const { type, ownBrand, description, photos } = product;
  return (
    <div className={styles.head}>
      {photos.length === 0 ? (
        <div className={styles.cover}>
          <Cover motif={COVER_OF_TYPE[type]} seed={String(product.id)} />
        </div>
      ) : (
        <div className={styles.photos}>
          <StaticPhotoRow photos={photos} pictureBase={pictureBase} />
        </div>
      )}
      <div className={styles.above}>
        <p className={styles.kind}>
          <Link to={`/${type}`}>{types[type]}</Link>
        </p>
        {product.isSample && <ProductSampleBadge />}
      </div>
      <Stack gap={3} className={styles.rest}>
        <h1>{product.name}</h1>
        {ownBrand && <MadeBy brand={ownBrand} />}
        <HeadRating product={product} />
        <HeadPrice product={product} prices={prices} now={now} />
        {isOnNoMenu && <NoMenuYet hasTellMe={hasTellMe} />}
        {product.status === "discontinued" && (
          <Notice tone="warning" title={<Trans id="product-page.discontinued">This is no longer made</Trans>}>
            <p>
              <Trans id="product-page.discontinued.more">
                Shops may still have some. What you see here stays as it was.
              </Trans>
            </p>
          </Notice>
        )}
        {description && (
          <p className={styles.description} lang={languageTag(description.locale)}>
            {description.text}
          </p>
        )}
        <HeadFacts product={product} now={now} />
        {share}
      </Stack>
    </div>
  );
}

function MadeBy({ brand }: { brand: { slug: string; name: string } }) {
  const { name } = brand;
  return (
    <p>
      <Trans id="product-page.made-by">
        By <Link to={`/brand/${brand.slug}`}>{name}</Link>
      </Trans>
    </p>
  );
}

function HeadRating({ product: { rating, reviewCount } }: { product: ProductDetails }) {
  const { t, i18n } = useLingui();
  if (rating === null) return null;
  const value = ratingText(i18n.locale, rating);
  const count = countText(i18n.locale, reviewCount);
  const label = t({ id: "product.rating", message: `${value} out of 5 stars, reviews: ${count}` });
  return <Rating value={rating} valueText={value} countText={`(${count})`} label={label} />;
}
