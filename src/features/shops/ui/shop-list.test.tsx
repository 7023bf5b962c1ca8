import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import { ShopList } from "./shop-list.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

afterEach(cleanup);

function showEmpty(filters: Partial<ShopFilters>) {
  const list = { items: [], total: 0, page: 1, pageCount: 1, unknownHoursCount: 0 } as never;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ShopList
          list={list}
          filters={{ ...NO_FILTERS, ...filters }}
          addressOf={() => "/coffeeshops"}
          now="2026-11-21T12:00:00.000Z"
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
}

test("words that find nothing ask for another spelling, and for no filter to go that was never chosen", () => {
  showEmpty({ q: "zonnebloem" });
  expect(screen.getByText("Nothing is called that. Try another spelling.")).toBeTruthy();
});

test("words with a filter may find something without it", () => {
  showEmpty({ q: "zonnebloem", open: "now" });
  expect(screen.getByText("No shops match. Remove a filter or try another spelling.")).toBeTruthy();
});
