import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { BrandList } from "../brand-details.ts";
import { type BrandFilters, brandsAddress } from "../brand-query.ts";
import { BRAND_KINDS, type BrandCard as Brand } from "../brand.ts";
import { useBrandKindWords } from "./brand-kind-words.ts";
import { Grid } from "#ui/layout/grid.tsx";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import styles from "./brand-card.module.css";
import { BrandCounts } from "./brand-counts.tsx";
import { BrandSampleBadge } from "./brand-sample-badge.tsx";
import { BrandSign } from "./brand-sign.tsx";

type BrandBrowserProps = { list: BrandList; filters: BrandFilters; pictureBase: string };

/** The list of brands: a search within it, its kinds with counts, and its pages. Links and a plain form. */
export function BrandBrowser({ list, filters, pictureBase }: BrandBrowserProps) {
  const { t, i18n } = useLingui();
  const kinds = useBrandKindWords();
  const { kindCounts, items, total, page: currentPage, pageCount, hasRatings } = list;
  const { q, kind: chosen, sort } = filters;
  const all = BRAND_KINDS.reduce((sum, kind) => sum + kindCounts[kind], 0);
  const offered = BRAND_KINDS.filter((kind) => kindCounts[kind] > 0 || kind === chosen);
  const search = t({ id: "brands.search", message: "Search brands" });
  return (
    <Stack gap={6}>
      <PageForm action="/brand" role="search" aria-label={search}>
        {chosen && <input type="hidden" name="kind" value={chosen} />}
        {sort !== "best" && <input type="hidden" name="sort" value={sort} />}
        <SearchField
          key={q}
          label={search}
          buttonLabel={t({ id: "brands.search.go", message: "Search" })}
          placeholder={t({ id: "brands.search.hint", message: "Brand name" })}
          defaultValue={q}
          maxLength={200}
        />
      </PageForm>
      {/* A single kind is no choice. */}
      {(offered.length > 1 || chosen !== null) && (
        <ChipRow label={t({ id: "brands.kinds", message: "Kinds of brand" })} isScrolling>
          <ChipLink
            to={brandsAddress({ ...filters, kind: null, page: 1 })}
            isPressed={chosen === null}
            count={countText(i18n.locale, all)}
          >
            <Trans id="brands.kinds.all">All brands</Trans>
          </ChipLink>
          {offered.map((kind) => (
            <ChipLink
              key={kind}
              to={brandsAddress({ ...filters, kind, page: 1 })}
              isPressed={chosen === kind}
              count={countText(i18n.locale, kindCounts[kind])}
            >
              {kinds[kind].many}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <ChipRow label={t({ id: "brands.sorts", message: "Sort" })}>
        <ChipLink to={brandsAddress({ ...filters, sort: "best", page: 1 })} isPressed={sort === "best"}>
          {hasRatings ? (
            <Trans id="brands.sort.best">Best rated and largest first</Trans>
          ) : (
            <Trans id="brands.sort.largest">Largest first</Trans>
          )}
        </ChipLink>
        <ChipLink to={brandsAddress({ ...filters, sort: "name", page: 1 })} isPressed={sort === "name"}>
          <Trans id="brands.sort.name">By name</Trans>
        </ChipLink>
      </ChipRow>
      <p role="status">
        <Plural id="brands.count" value={total} one="# brand" other="# brands" />
      </p>
      {total === 0 ? <NoBrand /> : <BrandGrid brands={items} pictureBase={pictureBase} />}
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => brandsAddress({ ...filters, page })}
        labels={usePageLabels(pageCount)}
      />
    </Stack>
  );
}

function NoBrand() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "brands.empty.title", message: "A brand nobody has smoked yet" })}
      action={
        <ButtonLink to="/brand" kind="quiet">
          <Trans id="brands.empty.reset">Show all brands</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="brands.empty.text">We don’t know a brand by that name. Try fewer letters.</Trans>
      </p>
    </EmptyState>
  );
}

/** Brands as cards, as many columns as fit. */
function BrandGrid({ brands, pictureBase }: { brands: readonly Brand[]; pictureBase: string }) {
  return (
    <Grid as="ul" columns="cards" gap={4}>
      {brands.map((brand) => (
        <BrandCard key={brand.id} brand={brand} pictureBase={pictureBase} />
      ))}
    </Grid>
  );
}

/** A brand in a list: its sign, name, kind and how much of it is known. The whole card is one link. */
function BrandCard({ brand, pictureBase }: { brand: Brand; pictureBase: string }) {
  const kinds = useBrandKindWords();
  return (
    <Card as="li">
      <div className={styles.brand}>
        <BrandSign brand={brand} pictureBase={pictureBase} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <CardLink to={`/brand/${brand.slug}`}>{brand.name}</CardLink>
          </h2>
          <p className={styles.line}>{kinds[brand.kind].one}</p>
          <p className={styles.line}>
            <BrandCounts brand={brand} />
          </p>
          {brand.isSample && <BrandSampleBadge />}
        </div>
      </div>
    </Card>
  );
}
