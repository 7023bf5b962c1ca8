import { Trans, useLingui } from "@lingui/react/macro";
import { StaticPhotoRow } from "#features/media/ui/photo-row/static-photo-row.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import type { BrandDetails } from "../brand-details.ts";
import { BrandCounts } from "./brand-counts.tsx";
import styles from "./brand-head.module.css";
import { useBrandKindWords } from "./brand-kind-words.ts";
import { BrandSampleBadge } from "./brand-sample-badge.tsx";
import { BrandSourceText } from "./brand-source-text.tsx";
import { BrandSign } from "./brand-sign.tsx";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { observedOnText } from "../../places/observed-on-text.ts";
import { Rating } from "#ui/rating/rating.tsx";

/** The top of a brand's page: its logo, its name, what is known of it and the source. */
export function BrandHead({ brand, pictureBase }: { brand: BrandDetails; pictureBase: string }) {
  const { t, i18n } = useLingui();
  const kinds = useBrandKindWords();
  const { kind, note, website, email, phone, description } = brand;
  const host = website && (URL.parse(website)?.hostname ?? website).replace(/^www\./, "");
  const facts = [
    note !== null && { id: "note", term: <Trans id="brand.note">Other names</Trans>, description: note },
    website !== null && {
      id: "website",
      term: <Trans id="brand.website">Website</Trans>,
      description: (
        <ExternalLink
          href={website}
          isFromVisitor
          newTabLabel={t({ id: "brand.website.new-tab", message: "opens in a new tab" })}
        >
          {host}
        </ExternalLink>
      ),
    },
    email !== null && {
      id: "email",
      term: <Trans id="brand.email">E-mail</Trans>,
      description: <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>,
    },
    phone !== null && {
      id: "phone",
      term: <Trans id="brand.phone">Phone</Trans>,
      description: <ExternalLink href={`tel:${phone}`}>{phone}</ExternalLink>,
    },
    {
      id: "source",
      term: <Trans id="brand.source">Source</Trans>,
      description: <BrandSourceText source={brand.source} seen={observedOnText(i18n, brand.observedOn)} />,
    },
  ];
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
      <DefinitionList items={facts.filter((fact) => fact !== false)} />
      {brand.photos.length > 0 && (
        <div className={styles.photos}>
          <StaticPhotoRow photos={brand.photos} pictureBase={pictureBase} />
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
