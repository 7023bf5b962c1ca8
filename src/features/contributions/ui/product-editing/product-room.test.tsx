import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { PRODUCT_LIST } from "../../product-fields.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";
import { ProductRoom } from "./product-room.tsx";

afterEach(cleanup);

const product = (id: number, name: string, status: string) =>
  ({
    id,
    rev: "one",
    values: { name, type: "weed", brand: null, strain: null, status },
    shown: { shopCount: 0, lowCentsPerGram: null, changedAt: "2026-11-21T13:15:00Z" },
  }) as unknown as ProductToEdit;

test("the buttons for several products say what they do, and not how a product is", () => {
  const element = (
    <ProductRoom
      path="/dashboard/products"
      title="Products"
      query={readListQuery(PRODUCT_LIST, new URLSearchParams())}
      named={{}}
      page={{
        items: [product(1, "Haze", "active"), product(2, "Kush", "draft")],
        total: 2,
        page: 1,
        pageCount: 1,
      }}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Haze" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Kush" }));
  for (const name of ["Show", "Hide", "Mark as no longer made"]) screen.getByRole("button", { name });
  expect(screen.queryByRole("button", { name: "Hidden" })).toBeNull();
});
