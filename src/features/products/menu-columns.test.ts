import { expect, test } from "vitest";
import type { MenuItem } from "./menu.ts";
import { bestGramOf, columnsOfGroup, gramColumnsOf, priceCells } from "./menu-columns.ts";
import type { PriceUnit } from "./price-ladder.ts";

type Rungs = [unit: PriceUnit, quantity: number, cents: number][];

const line = (...rungs: Rungs) =>
  ({ ladder: rungs.map(([unit, quantity, cents]) => ({ unit, quantity, cents })) }) as unknown as MenuItem;

const WEED = [
  line(["gram", 1, 1000], ["gram", 5, 4600]),
  line(["gram", 1, 1200], ["gram", 2.5, 2800], ["gram", 5, 5500]),
  line(["gram", 1, 900], ["gram", 0.5, 500]),
  line(),
];
const ROLLED = [
  line(["piece", 1, 450], ["piece", 3, 1200]),
  line(["piece", 1, 500]),
  line(["pack", 1, 2000]),
];
const quantities = (columns: { quantity: number }[]) => columns.map(({ quantity }) => quantity);

test("the columns are the amounts that most lines have, smallest first, and three at most", () => {
  expect(quantities(gramColumnsOf(WEED))).toEqual([0.5, 1, 5]);
  expect(quantities(gramColumnsOf([...WEED, ...WEED.slice(1, 2)]))).toEqual([1, 2.5, 5]);
});

test("what is weighed lines up over the whole menu, what is counted has columns of its own", () => {
  const grams = gramColumnsOf(WEED);
  expect(columnsOfGroup(WEED.slice(0, 1), grams)).toEqual(grams);
  expect(columnsOfGroup(ROLLED, grams)).toEqual([
    { unit: "piece", quantity: 1 },
    { unit: "piece", quantity: 3 },
  ]);
  expect(columnsOfGroup([line()], grams)).toEqual([]);
});

test("no price is lost: what has no column stands by itself", () => {
  const columns = columnsOfGroup(ROLLED, []);
  for (const item of [...WEED, ...ROLLED]) {
    const { cells, others } = priceCells(item, columns);
    expect(cells).toHaveLength(columns.length);
    expect([...cells.filter((cell) => cell !== null), ...others]).toHaveLength(item.ladder.length);
  }
});

test("the best gram is told unless it is the price of one gram", () => {
  expect(bestGramOf(line(["gram", 1, 1000], ["gram", 5, 4600]))).toMatchObject({
    rung: { quantity: 5 },
    cents: 920,
  });
  expect(bestGramOf(line(["gram", 1, 1000], ["gram", 5, 5000]))).toBeNull();
  expect(bestGramOf(line(["gram", 2.5, 2500]))).toMatchObject({ cents: 1000 });
  expect(bestGramOf(line(["piece", 1, 450]))).toBeNull();
});
