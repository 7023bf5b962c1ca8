import { centsOfTyped } from "#platform/typed-cents.ts";
import type { Availability } from "../../menu.ts";
import { type ColumnKey, columnOf } from "./grid-doc.ts";

// What the cells of a shop's own table say, in the words that such tables have.

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const GRAMS = String.raw`g|gr|gram|grams|gramm|gramme|grammes|gramo|gramos|grammi|grammo|gramy|gramów|gramas`;
const PIECES = String.raw`st|stk|stuk|stuks|stück|pc|pcs|piece|pieces|pièce|pièces|x|×|szt|ks|joint|joints`;
const AMOUNT = String.raw`(${NUMBER})\s*(?:(${GRAMS})|(?:${PIECES}))\.?`;
const IS_AMOUNT = new RegExp(String.raw`^(?:per\s+|prijs\s+|€\s*/\s*)?${AMOUNT}$`, "iu");
const IS_PRICED_AMOUNT = new RegExp(String.raw`^${AMOUNT}\s*[-–—:=]?\s*(€?\s*\d[\d.,]*(?:,-)?\s*€?)$`, "iu");

/** `2,5 g`, `per gram` without a number is one. */
export function amountOfCell(cell: string): ColumnKey | undefined {
  const [, number, gram] = IS_AMOUNT.exec(/^per gram$/i.test(cell) ? "1 g" : cell) ?? [];
  return number === undefined ? undefined : keyOf(number, gram);
}

/** `10 g – 38,00`: a size with its price in one cell. */
export function pricedAmountOfCell(cell: string): { column: ColumnKey; price: string } | undefined {
  const [, number, gram, price] = IS_PRICED_AMOUNT.exec(cell) ?? [];
  return number === undefined || price === undefined ? undefined : { column: keyOf(number, gram), price };
}

function keyOf(number: string, gram: string | undefined): ColumnKey {
  return columnOf({ unit: gram ? "gram" : "piece", quantity: Number(number.replace(",", ".")) });
}

export function isPrice(cell: string): boolean {
  return centsOfTyped(cell) !== undefined;
}

/** There is nothing, in the way that tables say so. */
export function isNothing(cell: string): boolean {
  return /^(?:[-–—.x/]*|n\.?\s?v\.?\s?t\.?|n\/?a)$/i.test(cell);
}

const STOCK_WORDS: readonly [RegExp, Availability][] = [
  [
    /^(?:bijna op|nearly gone|almost gone|low|fast weg|presque épuisé|casi agotado|quasi finito|kończy się|dochází)$/i,
    "low",
  ],
  [
    /^(?:uitverkocht|op|sold out|ausverkauft|épuisé|agotado|esaurito|wyprzedane|esgotado|vyprodáno)$/i,
    "soldOut",
  ],
  [/^(?:op voorraad|in stock|vorrätig|en stock|disponible|disponibile|dostępne|disponível|skladem)$/i, "yes"],
];

export function stockOfCell(cell: string): Availability | undefined {
  return STOCK_WORDS.find(([words]) => words.test(cell))?.[1];
}

/** The head of the column of names, which is no heading of the menu. */
export function isNameHead(cell: string): boolean {
  return /^(?:naam|name|nom|nombre|nome|nazwa|název|product|produkt|produit|producto|prodotto|soort|strain|sorte|artikel|menu)$/i.test(
    cell,
  );
}
