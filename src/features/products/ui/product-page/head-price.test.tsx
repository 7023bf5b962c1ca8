import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PriceHistory, ProductDetails } from "../../product-details.ts";
import { HeadPrice } from "./head-price.tsx";

afterEach(cleanup);

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const NOW = "2026-11-21T13:15:00Z";
const NOTHING = { lowSeenAt: null, lastKnown: null };

function told(product: Partial<ProductDetails>, prices: Pick<PriceHistory, "lowSeenAt" | "lastKnown">) {
  const known = { lowCentsPerGram: null, fromCents: null, shopCount: 1, ...product } as ProductDetails;
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <HeadPrice product={known} prices={prices as PriceHistory} now={NOW} />
    </I18nProvider>,
  );
  return container.textContent;
}

test("the lowest price stands in the head with its age", () => {
  const product = { lowCentsPerGram: 1130, fromCents: 1130 };
  expect(told(product, { ...NOTHING, lowSeenAt: "2026-11-18T12:00:00Z" })).toBe(
    "From €11.30 per gram · Checked 3 days agoon the menu of 1 shop",
  );
});

test("a price that is too old is told as the last one seen, with its age", () => {
  const seenAt = "2024-10-20T12:00:00Z";
  expect(told({}, { ...NOTHING, lastKnown: { centsPerGram: 2410, fromCents: 2500, seenAt } })).toContain(
    "No recent price. Last seen for €24.10 per gram, 2 years ago.",
  );
  expect(told({}, { ...NOTHING, lastKnown: { centsPerGram: null, fromCents: 450, seenAt } })).toContain(
    "Last seen for €4.50, 2 years ago.",
  );
});

test("where no price is known the head says where it is, and of what is nowhere nothing", () => {
  expect(told({}, NOTHING)).toBe("on the menu of 1 shop");
  expect(told({ shopCount: 0 }, NOTHING)).toBe("");
});
