import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DealGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { DEAL_SORTS, type DealFilters, dealsAddress, type DealSort } from "../deal-query.ts";
import type { DealList as List } from "../filter-deals.ts";
import { NewsHead } from "#features/news/ui/news-head.tsx";
import { DealGrid } from "./deal-grid.tsx";
import { useDealCategoryWords, useDealKindWords } from "./deal-words.ts";
import { NewsPages } from "#features/news/ui/news-pages.tsx";

type DealListProps = {
  title: string;
  list: List;
  filters: DealFilters;
  /** Where to go while there is none yet. */
  meanwhile: ReactNode;
  pictureBase: string;
};

/** A filtered, sorted, paged list of deals. All links, so it works without JavaScript. */
export function DealList({ title, list, filters, meanwhile, pictureBase }: DealListProps) {
  return (
    <Stack gap={2}>
      <DealHead title={title} list={list} filters={filters} />
      {list.total > 0 ? (
        <DealGrid deals={list.items} pictureBase={pictureBase} />
      ) : (
        <NoDeals
          isFiltered={dealsAddress({ ...filters, sort: "ending", page: 1 }) !== "/deals"}
          meanwhile={meanwhile}
        />
      )}
      <NewsPages
        page={list.page}
        pageCount={list.pageCount}
        addressOf={(page) => dealsAddress({ ...filters, page })}
      />
    </Stack>
  );
}

function DealHead({
  title,
  list: { facets, total },
  filters,
}: Omit<DealListProps, "meanwhile" | "pictureBase">) {
  const { t } = useLingui();
  const kinds = useDealKindWords();
  const categories = useDealCategoryWords();
  const sorts: Record<DealSort, string> = {
    ending: t({ id: "deals.sort.ending", message: "Ending soon" }),
    newest: t({ id: "deals.sort.newest", message: "Newest" }),
  };
  const choose = (word: "category" | "kind" | "city" | "brand") => (key: string | null) =>
    dealsAddress({ ...filters, page: 1, [word]: key });
  return (
    <NewsHead
      title={title}
      count={<Plural id="deals.count" value={total} one="# deal" other="# deals" />}
      total={total}
      sorts={DEAL_SORTS.map((sort) => ({
        to: dealsAddress({ ...filters, sort, page: 1 }),
        words: sorts[sort],
        isCurrent: filters.sort === sort,
      }))}
      clearTo={dealsAddress({ sort: filters.sort })}
      filters={[
        {
          key: "category",
          title: t({ id: "deals.filter.category", message: "What it’s about" }),
          choices: facets.categories,
          words: categories,
          chosen: filters.category,
          addressOf: choose("category"),
        },
        {
          key: "kind",
          title: t({ id: "deals.filter.kind", message: "Kind of deal" }),
          choices: facets.kinds,
          words: kinds,
          chosen: filters.kind,
          addressOf: choose("kind"),
        },
        {
          key: "city",
          title: t({ id: "news.filter.city", message: "Town" }),
          choices: facets.cities,
          chosen: filters.city,
          addressOf: choose("city"),
        },
        {
          key: "brand",
          title: t({ id: "deals.filter.brand", message: "Brand" }),
          choices: facets.brands,
          chosen: filters.brand,
          addressOf: choose("brand"),
        },
      ]}
    />
  );
}

function NoDeals({ isFiltered, meanwhile }: { isFiltered: boolean; meanwhile: ReactNode }) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState
        glyph={DealGlyph}
        title={t({ id: "deals.none-fits", message: "No deals match" })}
        action={
          <ButtonLink to="/deals" kind="quiet">
            <Trans id="deals.show-all">Show all deals</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans id="deals.none-fits-text">Remove a filter and the bargains are back.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={DealGlyph}
      title={t({ id: "deals.none", message: "Full price everywhere, for now" })}
      action={meanwhile}
    >
      <p>
        <Trans id="deals.none-text">No brand has a deal on at the moment. Come back in a few days.</Trans>
      </p>
    </EmptyState>
  );
}
