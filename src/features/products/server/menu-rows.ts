import * as v from "valibot";
import { isObservedOn } from "#platform/observed-on.ts";
import { type CsvShape, textCell } from "#platform/import/read-csv.ts";
import { plainName } from "#platform/text/plain-name.ts";
import { isSlug } from "#platform/text/slug.ts";
import { AVAILABILITIES, type Availability } from "../menu.ts";
import { LONGEST_HEADING } from "../menu-limits.ts";

const cell = v.nullable(v.string());

/**
 * A line of a menu file: one price of one thing. Only the identity of the thing is checked here; the rest is checked with the
 * whole ladder, because a ladder is imported as a whole or not at all.
 */
const menuRow = v.pipe(
  v.object({
    shop: v.string("is missing"),
    name: v.nullable(textCell(1, 80)),
    product: cell,
    seen_on: cell,
    heading: v.nullable(v.pipe(v.string(), v.transform(plainName))),
    available: cell,
    unit: cell,
    quantity: cell,
    price: cell,
  }),
  v.check(({ name, product }) => name !== null || product !== null, "has neither a name nor a product"),
);

export type MenuRow = v.InferOutput<typeof menuRow>;

export const menuShape: CsvShape<MenuRow> = {
  columns: ["shop", "seen_on", "heading", "name", "product", "available", "unit", "quantity", "price"],
  schema: menuRow,
  keysOf: () => [],
};

/** The mistakes of a line apart from its price, in words for the report. */
export function mistakesOfLine({ seen_on, heading, product, available }: MenuRow): string[] {
  return [
    ...(seen_on === null || isDay(seen_on)
      ? []
      : [wrong("seen_on", seen_on, "is no day such as 2026-11-21")]),
    ...(heading === null || heading.length <= LONGEST_HEADING
      ? []
      : [wrong("heading", heading, `is longer than ${LONGEST_HEADING} characters`)]),
    ...(product === null || isSlug(product) ? [] : [wrong("product", product, "is not a slug")]),
    ...(available === null || isAvailability(available)
      ? []
      : [wrong("available", available, `is none of ${AVAILABILITIES.join(", ")}`)]),
  ];
}

export function isAvailability(text: string): text is Availability {
  return (AVAILABILITIES as readonly string[]).includes(text);
}

function isDay(text: string): boolean {
  return text.length === "2026-11-21".length && isObservedOn(text);
}

/** Names a cell that is wrong, or missing. */
export function wrong(column: string, text: string | null, reason: string): string {
  return text === null ? `${column} is missing` : `${column} "${text.slice(0, 60)}" ${reason}`;
}
