import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Availability, MenuItem } from "../../menu.ts";
import type { PriceLadder } from "../../price-ladder.ts";
import { MenuLine } from "./menu-line.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const SEEN = "2026-11-21T13:15:00Z";
const AMOUNTS = [1, 2.5, 5].map((quantity) => ({ unit: "gram", quantity }) as const);

interface Shown {
  available?: Availability;
  columns?: typeof AMOUNTS;
  arePricesKept?: boolean;
}

function draw(
  rungs: [quantity: number, cents: number][],
  { available = "yes", columns = AMOUNTS, arePricesKept }: Shown = {},
) {
  const ladder: PriceLadder = rungs.map(([quantity, cents]) => ({ unit: "gram", quantity, cents }));
  const unknown = { product: null, heading: null, centsPerGram: null };
  const item: MenuItem = { id: 1, name: "Fog", ladder, ...unknown, available, lastSeenAt: SEEN };
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <MenuLine item={item} columns={columns} arePricesKept={arePricesKept} newestAt={SEEN} now={SEEN} />
    </I18nProvider>,
  );
  const line = container.querySelector("li") as HTMLElement;
  const texts = (selector: string) =>
    [...line.querySelectorAll(selector)].map((part) => part.textContent.replaceAll("\u00A0", " "));
  const drawn = {
    text: line.textContent.replaceAll("\u00A0", " "),
    cells: texts("ul > li"),
    struck: texts("s"),
  };
  unmount();
  return drawn;
}

test("each amount has its column, a dash where it is not sold, and the cheapest gram under its price", () => {
  expect(
    draw([
      [1, 1650],
      [5, 7450],
    ]).cells,
  ).toEqual(["1 g 16.50", "–", "5 g 74.50 14.90/g"]);
});

test("the price of one gram is no news beside itself", () => {
  expect(
    draw([
      [1, 1000],
      [5, 5000],
    ]).text,
  ).not.toContain("/g");
});

test("five grams in smaller bags are told only where that is cheaper than the bag of five", () => {
  const dear = draw([
    [1, 1500],
    [2.5, 3300],
    [5, 6900],
  ]);
  expect(dear.text).toContain("Cheaper: 2 × 2.5 g for €66.00");
  expect(draw([[2.5, 3300]]).text).not.toContain("Cheaper");
  expect(
    draw([
      [2.5, 3300],
      [5, 6600],
    ]).text,
  ).not.toContain("Cheaper");
});

test("an amount without a column stands by itself", () => {
  const columns = AMOUNTS.slice(0, 1);
  expect(
    draw(
      [
        [0.5, 700],
        [1, 1200],
      ],
      { columns },
    ).text,
  ).toContain("€7.00 for 0.5 g");
});

test("an unknown price is said once, and not where a rule keeps all of them", () => {
  expect(draw([]).text).toBe("FogPrice not known");
  expect(draw([], { arePricesKept: true }).text).toBe("Fog");
});

test("what is sold out is struck through, and said", () => {
  const { struck, text } = draw([[1, 1200]], { available: "soldOut" });
  expect(struck).toEqual(["Fog", "12.00"]);
  expect(text).toContain("Sold out");
});
