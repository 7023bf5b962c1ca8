import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { readProductFilters, writeProductFilters } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import { ProductSorts } from "./product-sorts.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function offeredFor(type: ProductType | null, { hasRatings = false, query = "" } = {}) {
  const { filters } = readProductFilters(new URLSearchParams(query));
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ProductSorts type={type} filters={filters} addressOf={writeProductFilters} hasRatings={hasRatings} />
      ),
    },
  ]);
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  const words = screen.getAllByRole("link").map((link) => link.textContent);
  unmount();
  return words;
}

test("a list offers the orders that mean something for what it has", () => {
  expect(offeredFor(null)).toEqual(["Best first", "By name", "Highest THC", "Cheapest gram", "Newest"]);
  expect(offeredFor("weed")).toEqual(offeredFor(null));
  expect(offeredFor("prerolled")).toEqual(["Best first", "By name", "Highest THC", "Newest"]);
  expect(offeredFor("edibles")).toEqual(["Best first", "By name", "Newest"]);
  expect(offeredFor("supplies")).toEqual(["Best first", "By name", "Newest"]);
});

test("by rating only where enough products have one, or where an old link asks for it", () => {
  expect(offeredFor("supplies", { hasRatings: true })).toEqual([
    "Best first",
    "Highest rated",
    "By name",
    "Newest",
  ]);
  expect(offeredFor("supplies", { query: "sort=rating" })).toContain("Highest rated");
});
