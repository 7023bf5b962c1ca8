import type { MenuItem } from "./menu.ts";
import type { PriceRung, PriceUnit } from "./price-ladder.ts";

/** An amount that several lines of a menu have a price for: 2.5 g, 3 pieces. */
export type MenuColumn = Pick<PriceRung, "unit" | "quantity">;

/** More do not fit beside a name on a phone. */
const MOST_COLUMNS = 3;

/**
 * The amounts that a menu is compared by, smallest first: those that most of its lines have. Other amounts stand under their
 * line. What is weighed has the columns of the whole menu, so that they line up from one heading to the next.
 */
export function gramColumnsOf(items: readonly MenuItem[]): MenuColumn[] {
  return commonest(items, "gram");
}

/** The columns of some lines under one heading. */
export function columnsOfGroup(items: readonly MenuItem[], gramColumns: readonly MenuColumn[]): MenuColumn[] {
  const has = (unit: PriceUnit) => items.some(({ ladder }) => ladder.some((rung) => rung.unit === unit));
  if (has("gram")) return [...gramColumns];
  return commonest(items, has("piece") ? "piece" : "pack");
}

function commonest(items: readonly MenuItem[], unit: PriceUnit): MenuColumn[] {
  const counts = new Map<number, number>();
  for (const { ladder } of items)
    for (const rung of ladder)
      if (rung.unit === unit) counts.set(rung.quantity, (counts.get(rung.quantity) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b)
    .slice(0, MOST_COLUMNS)
    .map(([quantity]) => ({ unit, quantity }))
    .toSorted((a, b) => a.quantity - b.quantity);
}

/** A line's prices by column, null for an amount it is not sold in, and the rungs that have no column. */
export function priceCells(
  { ladder }: Pick<MenuItem, "ladder">,
  columns: readonly MenuColumn[],
): { cells: (PriceRung | null)[]; others: PriceRung[] } {
  const isOf = (column: MenuColumn) => (rung: PriceRung) =>
    rung.unit === column.unit && rung.quantity === column.quantity;
  return {
    cells: columns.map((column) => ladder.find(isOf(column)) ?? null),
    others: ladder.filter((rung) => !columns.some((column) => isOf(column)(rung))),
  };
}

/** The rung with the cheapest gram, where that says more than the prices do; null where it does not. */
export function bestGramOf({ ladder }: Pick<MenuItem, "ladder">): { rung: PriceRung; cents: number } | null {
  const grams = ladder.filter(({ unit }) => unit === "gram");
  const best = grams
    .map((rung) => ({ rung, cents: Math.round((rung.cents * 100) / Math.round(rung.quantity * 100)) }))
    .toSorted((a, b) => a.cents - b.cents)[0];
  return best && best.rung.quantity !== 1 ? best : null;
}
