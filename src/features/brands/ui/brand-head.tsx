import { Trans, useLingui } from "@lingui/react/macro";
import { languageTag } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { BrandDetails } from "../brand-details.ts";
import { BrandCounts } from "./brand-counts.tsx";
import styles from "./brand-head.module.css";
import { useBrandKindWords } from "./brand-kind-words.ts";
import { BrandRating } from "./brand-rating.tsx";
import { BrandSampleBadge } from "./brand-sample-badge.tsx";
import { BrandSourceLine } from "./brand-source-line.tsx";

/** The top of a brand's page: its sign, its name, what is known of it and who says so. */
export function BrandHead({ brand }: { brand: BrandDetails }) {
  const { t } = useLingui();
  const kinds = useBrandKindWords();
  const { kind, note, website, description } = brand;
  const host = website && new URL(website).hostname.replace(/^www\./, "");
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
    {
      id: "source",
      term: <Trans id="brand.source">Who says so</Trans>,
      description: <BrandSourceLine source={brand.source} observedOn={brand.observedOn} />,
    },
  ];
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <Roundel seed={String(brand.id)} name={brand.name} isLarge />
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
    </Stack>
  );
}
