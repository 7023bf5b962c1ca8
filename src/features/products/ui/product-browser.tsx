import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ProductList } from "../product-list.ts";
import {
  chosenCountOf,
  type ProductFilters as Filters,
  withoutChoices,
  writeProductFilters,
} from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import { ChosenFacets } from "./chosen-facets.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { CitiesOfProductsAsDrawn } from "./product-list-parts.ts";
import { ProductsOfList } from "./products-of-list.tsx";
import { useProductFacets } from "./use-product-facets.ts";

type ProductBrowserProps = {
  list: ProductList;
  filters: Filters;
  /** Null for all types together. */
  type: ProductType | null;
  /** `/weed`, `/products`, … */
  listPath: string;
  /** Of the city whose list it is. */
  city: string | null;
  /** By rule no menu of this place is shown. */
  areMenusKept: boolean;
};

const LIST_ID = "products";

/** The filters of a list of products beside the list itself. */
export function ProductBrowser({ list, filters, type, listPath, city, areMenusKept }: ProductBrowserProps) {
  const path = city ? `${listPath}/${city}` : listPath;
  const addressOf = (chosen: Filters) => path + writeProductFilters(chosen);
  const facets = useProductFacets({ filters, facets: list.facets, addressOf });
  const chosenCount = chosenCountOf(filters);
  const isNarrowed = chosenCount > 0 || filters.q !== "";
  return (
    <Stack gap={12}>
      <Sidebar
        isSideFirst
        side={
          <ProductFilters facets={facets} chosenCount={chosenCount} total={list.total} listId={LIST_ID} />
        }
      >
        <div id={LIST_ID}>
          <Stack gap={4}>
            <ChosenFacets facets={facets} clearTo={addressOf(withoutChoices(filters))} />
            <ProductsOfList
              list={list}
              filters={filters}
              addressOf={addressOf}
              type={type}
              isNarrowed={isNarrowed}
              areMenusKept={areMenusKept}
              resetTo={isNarrowed ? path : listPath}
            />
          </Stack>
        </div>
      </Sidebar>
      <CitiesOfProductsAsDrawn cities={list.facets.city} listPath={listPath} filters={filters} />
    </Stack>
  );
}
