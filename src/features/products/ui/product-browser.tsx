import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ProductList } from "../product-list.ts";
import {
  chosenCountOf,
  type ProductFilters as Filters,
  withoutChoices,
  writeProductFilters,
} from "../product-query.ts";
import type { ProductCard } from "../product.ts";
import type { ProductType } from "../product-types.ts";
import { CitiesOfProducts } from "./cities-of-products.tsx";
import { ProductSorts } from "./product-sorts.tsx";
import { ProductsOfList } from "./products-of-list.tsx";
import { useProductFacets, type FacetOfList } from "./use-product-facets.ts";
import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { countText } from "#platform/i18n/format.ts";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { FacetGroup } from "./facet-group.tsx";
import styles from "./product-filters.module.css";

type ProductBrowserProps = {
  list: ProductList;
  filters: Filters;
  /** Null for all types together. */
  type: ProductType | null;
  /** `/weed`, `/products`, … */
  listPath: string;
  /** The city whose list it is. */
  city: { slug: string; name: string } | null;
  /** By rule no menu of this place is shown. */
  areMenusKept: boolean;
  /** What the city was searched for in vain, as the whole country has it. */
  elsewhere: readonly ProductCard[];
};

const LIST_ID = "products";

/** The filters of a list of products beside the list itself. */
export function ProductBrowser({ list, filters, type, listPath, city, ...shown }: ProductBrowserProps) {
  const { areMenusKept, elsewhere } = shown;
  const path = city ? `${listPath}/${city.slug}` : listPath;
  const addressOf = (chosen: Filters) => path + writeProductFilters(chosen);
  const facets = useProductFacets({ filters, facets: list.facets, addressOf });
  const chosenCount = chosenCountOf(filters);
  const hasFacets = facets.some(({ choices }) => choices.length > 0);
  const isNarrowed = chosenCount > 0 || filters.q !== "";
  return (
    <Stack gap={12}>
      <Sidebar
        isSideFirst
        className={styles.browser}
        side={
          hasFacets && (
            <ProductFilters
              facets={facets}
              chosenCount={chosenCount}
              total={list.total}
              isGuide={type === "weed" && city === null}
              listId={LIST_ID}
            />
          )
        }
      >
        <div id={LIST_ID}>
          <Stack gap={3}>
            {list.total > 0 && (
              <div className={hasFacets ? styles.sorts : undefined}>
                <ProductSorts
                  type={type}
                  filters={filters}
                  addressOf={addressOf}
                  hasRatings={list.hasRatings}
                />
              </div>
            )}
            <ChosenFacets facets={facets} clearTo={addressOf(withoutChoices(filters))} />
            <ProductsOfList
              list={list}
              filters={filters}
              addressOf={addressOf}
              type={type}
              isNarrowed={isNarrowed}
              areMenusKept={areMenusKept}
              city={city}
              elsewhere={elsewhere}
              resetTo={isNarrowed ? path : listPath}
            />
          </Stack>
        </div>
      </Sidebar>
      <CitiesOfProducts cities={list.facets.city} listPath={listPath} filters={filters} />
    </Stack>
  );
}

type ChosenFacetsProps = {
  facets: readonly FacetOfList[];
  /** The same list without filters. */
  clearTo: string;
};

/** The active filters, above the list: each a link to the list without it. */
function ChosenFacets({ facets, clearTo }: ChosenFacetsProps) {
  const { t } = useLingui();
  const chosen = facets.flatMap(({ key, title, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map((choice) => ({
        ...choice,
        key: `${key} ${choice.key}`,
        words: key === "open" ? title : choice.words,
      })),
  );
  if (chosen.length === 0) return null;
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  return (
    <ChipRow label={t({ id: "facets.chosen", message: "Chosen filters" })}>
      {chosen.map(({ key, words, to }) => (
        <ChipLink key={key} to={to} isPressed removeLabel={removeLabel}>
          {words}
        </ChipLink>
      ))}
      {chosen.length > 1 && (
        <ChipLink to={clearTo}>
          <Trans id="facets.clear">Remove all</Trans>
        </ChipLink>
      )}
    </ChipRow>
  );
}

type ProductFiltersProps = {
  facets: readonly FacetOfList[];
  chosenCount: number;
  total: number;
  /** Strains, whoever sells them. */
  isGuide: boolean;
  /** The id of the list. */
  listId: string;
};

/** Every filter of a list of products: beside the list where there is room, collapsed above it on a phone. */
function ProductFilters({ facets, chosenCount, total, isGuide, listId }: ProductFiltersProps) {
  const { t, i18n } = useLingui();
  const title = t({ id: "facets.title", message: "Filters" });
  const chosen = countText(i18n.locale, chosenCount);
  return (
    <nav aria-label={title}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <details className={styles.all}>
        <summary>
          <Icon glyph={FilterGlyph} />
          {chosenCount === 0 ? title : <Trans id="facets.title-chosen">Filters ({chosen})</Trans>}
        </summary>
        {facets.map(({ key, title, choices }) => (
          <FacetGroup key={key} title={title} choices={choices} />
        ))}
        <p className={styles.done}>
          <a href={`#${listId}`}>
            {isGuide ? (
              <Plural id="facets.show-strains" value={total} one="Show # strain" other="Show # strains" />
            ) : (
              <Plural id="facets.show" value={total} one="Show # product" other="Show # products" />
            )}
          </a>
        </p>
      </details>
    </nav>
  );
}
