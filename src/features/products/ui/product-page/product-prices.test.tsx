import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PriceHistory, PriceMonth, ProductDetails, UnitPrices } from "../../product-details.ts";
import { ProductPrices } from "./product-prices.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const NOW = "2026-11-21T13:15:00Z";

const product = { fromCents: 450 } as ProductDetails;

const month = (name: string, shopCount: number): PriceMonth => ({
  month: name,
  lowCents: 400,
  medianCents: 500,
  highCents: 600,
  shopCount,
});

/** What the part says, and how many months its table has. */
function show(counted: UnitPrices[], told: Partial<PriceHistory> = {}, fromCents: number | null = 450) {
  const prices: PriceHistory = {
    months: [],
    range: null,
    fromCents,
    pricedShopCount: 0,
    counted,
    seenAt: NOW,
    oldestSeenAt: NOW,
    lowSeenAt: NOW,
    lastKnown: null,
    areKept: false,
    ...told,
  };
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <ProductPrices product={{ ...product, fromCents }} prices={prices} now={NOW} />
    </I18nProvider>,
  );
  const shown = { text: container.textContent, monthCount: container.querySelectorAll("tbody tr").length };
  unmount();
  return shown;
}

const range = { lowCents: 400, medianCents: 500, highCents: 600 };

test("what is sold by the piece has its lowest, middle and highest price, and how it went, of a piece", () => {
  const months = [month("2026-10", 3), month("2026-11", 4)];
  const { text, monthCount } = show([{ unit: "piece", range, pricedShopCount: 4, months }]);
  expect(text).toContain(
    "Cheapest piece€4.00Median price€5.00Most expensive piece€6.00Least you can spend€4.50",
  );
  expect(text).toContain("Per piece, in 4 shops whose prices we know.");
  expect(text).not.toMatch(/\bgram\b/);
  expect(text).toContain("What a piece cost, month by month");
  expect(monthCount).toBe(2);
});

test("pieces and packs of the same stand one after the other, each with its unit", () => {
  const { text } = show([
    { unit: "piece", range, pricedShopCount: 1, months: [] },
    {
      unit: "pack",
      range: { lowCents: 900, medianCents: 950, highCents: 999 },
      pricedShopCount: 2,
      months: [],
    },
  ]);
  expect(text).toMatch(/Most expensive piece€6\.00Cheapest pack€9\.00/);
  expect(text).toContain(
    "Per piece, in 1 shop whose price we know. Per pack, in 2 shops whose prices we know.",
  );
});

test("a price that is the same in every shop is said once", () => {
  const same = { lowCents: 1490, medianCents: 1490, highCents: 1490 };
  const { text } = show([{ unit: "gram", range: same, pricedShopCount: 3, months: [] }]);
  expect(text).toContain("A gram everywhere€14.90Least you can spend");
  expect(text).not.toMatch(/Cheapest|Median|Most expensive/);
});

test("prices of fewer shops or months than it takes are not drawn, which is said", () => {
  const { text, monthCount } = show([
    { unit: "piece", range, pricedShopCount: 2, months: [month("2026-10", 3), month("2026-11", 2)] },
  ]);
  expect(text).toContain("so far there’s 1 such month");
  expect(monthCount).toBe(0);
});

test("a gram that is known stands before the pieces", () => {
  const ofGrams = { lowCents: 900, medianCents: 1000, highCents: 1100 };
  const { text } = show([{ unit: "piece", range, pricedShopCount: 1, months: [] }], { range: ofGrams });
  expect(text).toMatch(/Cheapest gram€9\.00Median price€10\.00Most expensive gram€11\.00Cheapest piece/);
});

test("prices that a rule keeps back are not said to be unknown", () => {
  expect(show([], { areKept: true }, null).text).toContain("We’re not allowed to show prices here.");
  expect(show([], { areKept: false }, null).text).toContain("No prices to show yet.");
});
