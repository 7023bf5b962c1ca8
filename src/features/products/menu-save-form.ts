import * as v from "valibot";
import { plainNameSchema } from "#platform/text/plain-name.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { LADDER_SENTENCES } from "./call-refusals.ts";
import { AVAILABILITIES } from "./menu.ts";
import { LONGEST_HEADING, LONGEST_NAME, MOST_HEADINGS, MOST_LINES } from "./menu-limits.ts";
import { ladderMistakes, PRICE_UNITS, type PriceLadder } from "./price-ladder.ts";

const rung = v.strictObject({
  unit: v.picklist(PRICE_UNITS, `Must be of ${PRICE_UNITS.join(", ")}`),
  quantity: v.number("Must be a number"),
  cents: v.number("Must be a number"),
});

/** Each mistake is a sentence of its own, of the ladder as a whole. */
const ladder = v.pipe(
  v.array(rung, "Must be a list of prices"),
  v.rawCheck<PriceLadder>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const mistakes = new Set(ladderMistakes(dataset.value).map(({ mistake }) => mistake));
    for (const mistake of mistakes) addIssue({ message: LADDER_SENTENCES[mistake] });
  }),
);

const line = v.strictObject({
  _id: v.pipe(v.optional(rowIdSchema), v.description("Of a line that stands; a new one has none")),
  name: plainNameSchema({ least: 1, most: LONGEST_NAME }),
  product: v.optional(
    v.nullable(
      v.pipe(
        v.object({ _id: rowIdSchema }, "Must be an item"),
        v.transform(({ _id: id }) => id),
      ),
    ),
  ),
  availability: v.picklist(AVAILABILITIES, `Must be of ${AVAILABILITIES.join(", ")}`),
  ladder,
});

const heading = v.strictObject({
  title: v.nullable(plainNameSchema({ least: 1, most: LONGEST_HEADING })),
  lines: v.array(line, "Must be a list of lines"),
});

/** `PATCH /api/dashboard/menus`: the whole menu, in the order of the shop. */
export const menuSaveForm = v.strictObject({
  shop: rowIdSchema,
  rev: v.string("Must be given"),
  headings: v.pipe(
    v.array(heading, "Must be a list of headings"),
    v.maxLength(MOST_HEADINGS, `Must be at most ${MOST_HEADINGS} headings`),
    v.check(
      (headings) => headings.reduce((count, { lines }) => count + lines.length, 0) <= MOST_LINES,
      `Must be at most ${MOST_LINES} lines`,
    ),
  ),
  isConfirmed: v.pipe(
    v.optional(v.boolean("Must be true or false"), false),
    v.description("Everything on it was looked at today, also what has not changed"),
  ),
});

export type MenuToSave = v.InferOutput<typeof menuSaveForm>;

export type LineToSave = MenuToSave["headings"][number]["lines"][number];
