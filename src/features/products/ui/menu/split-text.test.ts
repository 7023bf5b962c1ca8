import { expect, test } from "vitest";
import { cheapestSplit } from "../../cheapest-split.ts";
import { splitText } from "./split-text.ts";

const gram = (quantity: number, cents: number) => ({ unit: "gram" as const, quantity, cents });

/** Spaces that hold a part together are spaces to a reader. */
function fiveGrams(tag: string, rungs: [quantity: number, cents: number][]): string {
  const split = cheapestSplit(rungs.map(([quantity, cents]) => gram(quantity, cents)));
  return split ? splitText(tag, split).replaceAll("\u00A0", " ") : "none";
}

test("says how often which bag is taken, the largest first", () => {
  expect(fiveGrams("en", [[2.5, 3300]])).toBe("2 × 2.5 g");
  expect(
    fiveGrams("en", [
      [1, 1100],
      [3, 3000],
    ]),
  ).toBe("1 × 3 g + 2 × 1 g");
});

test("writes numbers as the reader does", () => {
  expect(fiveGrams("nl", [[2.5, 3300]])).toBe("2 × 2,5 g");
  expect(fiveGrams("fr", [[0.5, 700]])).toBe("10 × 0,5 g");
});

test("a line breaks between bags and never inside one", () => {
  const split = cheapestSplit([gram(1, 1100), gram(3, 3000)]);
  expect(split && splitText("en", split).split(" ")).toEqual([
    "1\u00A0×\u00A03\u00A0g",
    "+",
    "2\u00A0×\u00A01\u00A0g",
  ]);
});
