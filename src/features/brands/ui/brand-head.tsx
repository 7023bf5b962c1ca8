import { useLingui } from "@lingui/react/macro";
import { StaticPhotoRow } from "#features/media/ui/photo-row/static-photo-row.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { BrandDetails } from "../brand-details.ts";
import { BrandCounts } from "./brand-counts.tsx";
import styles from "./brand-head.module.css";
import { useBrandKindWords } from "./brand-kind-words.ts";
import { BrandSampleBadge } from "./brand-sample-badge.tsx";
import { BrandSign } from "./brand-sign.tsx";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { Rating } from "#ui/rating/rating.tsx";

/** Links and words, as the server drew them. */
const StaticBrandFacts = staticPart(async () => (await import("./brand-facts.tsx")).BrandFacts);

/** The top of a brand's page: its logo, its name, what is known of it and the source. */
export function BrandHead({ brand, pictureBase }: { brand: BrandDetails; pictureBase: string }) {
  const kinds = useBrandKindWords();
  const { kind, description, photos } = brand;
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <BrandSign brand={brand} pictureBase={pictureBase} isLarge />
        <Stack gap={2}>
          <p className={styles.kind}>
            <Link to={`/brand?kind=${kind}`}>{kinds[kind].one}</Link>
          </p>
          <h1>{brand.name}</h1>
          <p>
            <BrandCounts brand={brand} />
          </p>
          <BrandRating rating={brand.rating} reviewCount={brand.reviewCount} />
          {brand.isSample && (
            <Cluster>
              <BrandSampleBadge />
            </Cluster>
          )}
        </Stack>
      </div>
      {description && (
        <p className={styles.description} lang={languageTag(description.locale)}>
          {description.text}
        </p>
      )}
      <StaticBrandFacts brand={brand} />
      {photos.length > 0 && (
        <div className={styles.photos}>
          <StaticPhotoRow photos={photos} pictureBase={pictureBase} />
        </div>
      )}
    </Stack>
  );
}

/** Stars with their number and the count behind them; nothing while there are too few reviews to say. */
function BrandRating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const { t, i18n } = useLingui();
  if (rating === null) return null;
  const value = ratingText(i18n.locale, rating);
  const count = countText(i18n.locale, reviewCount);
  const label = t({ id: "brand.rating", message: `${value} out of 5 stars, reviews: ${count}` });
  return <Rating value={rating} valueText={value} countText={`(${count})`} label={label} />;
}
