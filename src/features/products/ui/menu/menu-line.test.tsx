import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PriceLadder } from "../../price-ladder.ts";
import { MenuLine } from "./menu-line.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const SEEN = "2026-11-21T13:15:00Z";

/** What a line says of five grams. */
function fiveGramsOf(rungs: [quantity: number, cents: number][]) {
  const ladder: PriceLadder = rungs.map(([quantity, cents]) => ({ unit: "gram", quantity, cents }));
  const unknown = { product: null, heading: null, centsPerGram: null };
  const item = { id: 1, name: "Fog", ladder, ...unknown, available: "yes", lastSeenAt: SEEN } as const;
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <MenuLine item={item} newestAt={SEEN} now={SEEN} />
    </I18nProvider>,
  );
  const said = [...container.querySelectorAll("p span")].map((part) =>
    part.textContent.replaceAll("\u00A0", " "),
  );
  unmount();
  return said;
}

test("five grams stand with the bags that come cheapest", () => {
  expect(
    fiveGramsOf([
      [1, 1500],
      [2.5, 3300],
    ]),
  ).toEqual(["5 g for €66.00 at the least", "2 × 2.5 g"]);
  expect(
    fiveGramsOf([
      [1, 1100],
      [3, 3000],
    ]),
  ).toEqual(["5 g for €52.00 at the least", "1 × 3 g + 2 × 1 g"]);
});

test("a single bag of five grams says nothing that its price does not", () => {
  expect(
    fiveGramsOf([
      [1, 1500],
      [5, 6600],
    ]),
  ).toEqual(["5 g for €66.00 at the least"]);
});

test("more than two sizes of bags are left to the basket", () => {
  expect(
    fiveGramsOf([
      [0.5, 700],
      [1.5, 1800],
      [3, 3000],
    ]),
  ).toEqual(["5 g for €55.00 at the least"]);
});
