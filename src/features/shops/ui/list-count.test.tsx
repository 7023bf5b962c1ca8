import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { messages } from "#locales/en/shops.ts";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import { ListCount } from "./list-count.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const STANDARD = { sort: "name", kinds: ["coffeeshop"] } as const;

function counted(filters: Partial<ShopFilters>, list: { total: number; unknownHoursCount: number }) {
  const chosen = { ...NO_FILTERS, kinds: ["coffeeshop" as const], ...filters };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ListCount list={list} filters={chosen} standard={STANDARD} />
    </I18nProvider>,
  );
  return container.textContent;
}

test("a list of open shops counts those of unknown hours apart", () => {
  expect(counted({ open: "now" }, { total: 154, unknownHoursCount: 118 })).toBe("36 open · 118 unknown");
  expect(counted({ open: "now" }, { total: 36, unknownHoursCount: 0 })).toBe("36 open");
  expect(counted({}, { total: 154, unknownHoursCount: 0 })).toBe("154 coffeeshops");
});
