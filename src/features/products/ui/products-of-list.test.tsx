import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ProductList } from "../product-list.ts";
import { readProductFilters } from "../product-query.ts";
import type { ProductCard } from "../product.ts";
import { ProductsOfList } from "./products-of-list.tsx";

afterEach(cleanup);

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function said(query: string, prices: (number | null)[]) {
  const items = prices.map(
    (lowCentsPerGram, id) =>
      ({
        id,
        type: "weed",
        slug: `strain-${id}`,
        name: `Strain ${id}`,
        lowCentsPerGram,
        fromCents: null,
        rating: null,
      }) as ProductCard,
  );
  const list = { items, total: items.length, page: 1, pageCount: 1 } as ProductList;
  const { filters } = readProductFilters(new URLSearchParams(query), "weed");
  const Component = () => (
    <ProductsOfList
      {...{ list, filters, elsewhere: [] }}
      addressOf={() => "/weed"}
      type="weed"
      isNarrowed={false}
      resetTo="/weed"
      areMenusKept={false}
      city={null}
    />
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  return container.textContent;
}

test("a list by price that knows none says so, and one that knows some does not", () => {
  const none = "No recent price per gram is known here, so this is the usual order.";
  expect(said("sort=price", [null, null])).toContain(none);
  expect(said("sort=price", [900, null])).not.toContain(none);
  expect(said("", [null, null])).not.toContain(none);
});
