import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ResidentsRule } from "#features/places/municipality.ts";
import { messages } from "#locales/en/shops.ts";
import type { ShopInList } from "../shop-in-list.ts";
import { ShopRow } from "./shop-row.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });

const shop: ShopInList = {
  id: 7,
  slug: "de-gracht",
  name: "De Gracht",
  kind: "coffeeshop",
  status: "active",
  isSample: false,
  street: "Kade",
  houseNumber: "2",
  residents: "unknown",
  rating: null,
  reviewCount: 0,
  opening: { state: "unknown" },
  distanceMetres: 130,
  city: { name: "Utrecht" },
};

function rowOf(residents: ResidentsRule, isAccessSaid: boolean): string {
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <ul>
          <ShopRow shop={{ ...shop, residents }} now="2026-11-27T19:00:00Z" isAccessSaid={isAccessSaid} />
        </ul>
      </MemoryRouter>
    </I18nProvider>,
  );
  const words = container.textContent;
  unmount();
  return words;
}

test("a list of no one town says in each row who gets in, once, and nothing where nobody knows", () => {
  expect(rowOf("anyone", true)).toContain("Visitors welcome");
  expect(rowOf("residentsOnly", true).match(/Residents only/g)).toHaveLength(1);
  expect(rowOf("unknown", true)).not.toMatch(/Visitors|Residents/);
});

test("in the list of a town, whose rule stands above it, only what keeps somebody out is said", () => {
  expect(rowOf("anyone", false)).not.toContain("Visitors welcome");
  expect(rowOf("residentsOnly", false).match(/Residents only/g)).toHaveLength(1);
});
