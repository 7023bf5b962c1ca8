import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { SellingShop } from "../../product-details.ts";
import { SellingShops } from "./selling-shops.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

afterEach(cleanup);

function showSeen(lastSeenAt: string) {
  const selling = {
    shop: {
      id: 7,
      slug: "de-kade",
      name: "De Kade",
      city: { name: "Utrecht" },
      isSample: false,
      residents: "unknown",
      opening: { state: "unknown" },
      distanceMetres: null,
    },
    available: "yes",
    ladder: [{ unit: "gram", quantity: 1, cents: 1220 }],
    centsPerGram: 1220,
    arePricesKept: false,
    lastSeenAt,
  } as unknown as SellingShop;
  const Stub = createRoutesStub([
    { path: "/", Component: () => <SellingShops shops={[selling]} now="2026-11-27T12:00:00.000Z" /> },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
}

test("a price that nobody has seen for a year is called an old one, beside its day", () => {
  showSeen("2024-11-01T12:00:00.000Z");
  expect(screen.getByText("Old price")).toBeTruthy();
  expect(screen.getByText("Checked 2 years ago")).toBeTruthy();
  cleanup();
  showSeen("2026-11-20T12:00:00.000Z");
  expect(screen.queryByText("Old price")).toBeNull();
});
