import { ladderMistakes, type PriceRung } from "#features/products/price-ladder.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { UserChange } from "../../change.ts";
import { centsTyped } from "../../price-typed.ts";

/** The amounts that most menus name; more than 5 g is sold to nobody. */
export const AMOUNTS = [
  { key: "gram1", unit: "gram", quantity: 1 },
  { key: "gram2", unit: "gram", quantity: 2 },
  { key: "gram5", unit: "gram", quantity: 5 },
  { key: "piece1", unit: "piece", quantity: 1 },
] as const;

export type AmountKey = (typeof AMOUNTS)[number]["key"];

export interface TypedLine {
  name: string;
  /** Of the suggestion that has this name; null without one. */
  productId: string | null;
  /** Empty where it was not said. */
  type: ProductType | "";
  /** As they were typed; empty where none is known. */
  prices: Record<AmountKey, string>;
}

export const EMPTY_LINE: TypedLine = {
  name: "",
  productId: null,
  type: "",
  prices: { gram1: "", gram2: "", gram5: "", piece1: "" },
};

/** A line that was sent and waits, to be changed. */
export function typedLineOf({ fields, product, productId }: UserChange): TypedLine {
  const after = (name: string) => fields.find(({ field }) => field === name)?.after;
  const ladder = (after("ladder") ?? []) as PriceRung[];
  const typed = AMOUNTS.map(({ key, unit, quantity }) => {
    const rung = ladder.find((one) => one.unit === unit && one.quantity === quantity);
    return [key, rung ? (rung.cents / 100).toFixed(2) : ""];
  });
  return {
    name: String(after("rawName") ?? product?.name ?? ""),
    productId,
    type: (after("type") as ProductType | undefined) ?? product?.type ?? "",
    prices: Object.fromEntries(typed) as TypedLine["prices"],
  };
}

/** Neither a name nor a price. */
export function isEmptyLine({ name, prices }: TypedLine): boolean {
  return [name, ...Object.values(prices)].every((text) => text.trim() === "");
}

export type LineMistake = "unnamed" | "noPrice" | "priceFalls";

/** What keeps a line from being sent, by its field: `name`, or the amount whose price it is. */
export function mistakesIn(line: TypedLine): { field: "name" | AmountKey; mistake: LineMistake }[] {
  const typed = typedAmounts(line);
  const isUnnamed = line.name.trim() === "" && typed.length > 0;
  const wrong = typed.filter(({ cents }) => cents === undefined);
  const falling = wrong.length > 0 ? [] : ladderMistakes(ladderOf(line));
  return [
    ...(isUnnamed ? [{ field: "name", mistake: "unnamed" } as const] : []),
    ...wrong.map(({ key }) => ({ field: key, mistake: "noPrice" }) as const),
    ...falling.flatMap(({ place }) => {
      const key = typed[place]?.key;
      return key ? [{ field: key, mistake: "priceFalls" } as const] : [];
    }),
  ];
}

/** A line as the call takes it. */
export function lineToSend(line: TypedLine) {
  const { name, productId, type } = line;
  const ladder = ladderOf(line);
  return {
    ...(productId !== null && { productId }),
    rawName: name.trim(),
    // The kind of a product is known.
    ...(productId === null && type !== "" && { type }),
    ...(ladder.length > 0 && { ladder }),
  };
}

function typedAmounts({ prices }: TypedLine) {
  return AMOUNTS.filter(({ key }) => prices[key].trim() !== "").map((amount) => ({
    ...amount,
    cents: centsTyped(prices[amount.key]),
  }));
}

function ladderOf(line: TypedLine): PriceRung[] {
  return typedAmounts(line).flatMap(({ unit, quantity, cents }) =>
    cents === undefined ? [] : [{ unit, quantity, cents }],
  );
}
