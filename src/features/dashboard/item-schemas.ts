import * as v from "valibot";
import { LOCALES } from "#platform/i18n/locales.ts";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { Fields, GivenFields } from "./field.ts";

/** A text in one language or more (`LocalizedText`); a language that is left empty is left out. */
export function textsSchema(longest: number) {
  const text = v.optional(v.nullable(plainTextSchema({ most: longest, mayBeEmpty: true })));
  const inLanguages = Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<
    (typeof LOCALES)[number],
    typeof text
  >;
  return v.pipe(
    v.strictObject({ source: v.picklist(LOCALES, "Must be a language"), ...inLanguages }),
    v.transform(({ source, ...texts }) => ({
      ...(Object.fromEntries(Object.entries(texts).filter(([, one]) => one)) as Partial<
        Record<(typeof LOCALES)[number], string>
      >),
      source,
    })),
    v.check((texts) => texts[texts.source] !== undefined, "Must not be empty"),
  );
}

export const centsSchema = v.nullable(
  v.pipe(
    v.number("Must be an amount in cents"),
    v.integer("Must be an amount in cents"),
    v.minValue(0, "Must not be below nothing"),
    v.maxValue(1_000_000, "Must be at most 10,000 euros"),
  ),
);

export const timeSchema = v.pipe(
  v.string("Must be a time"),
  // With its zone, and in a year that a clock of ours shows.
  v.check(
    (text) => /^20\d{2}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)),
    "Must be a time",
  ),
  v.transform((text) => new Date(text)),
);

/** `{_id}`, as answers give it; its name is only read. */
export const itemSchema = v.pipe(
  v.object({ _id: rowIdSchema }, "Must be an item"),
  v.transform(({ _id: id }) => id),
);

/**
 * Each thing counts once, however often it is named.
 * @param most more things name nothing that a person chose
 */
export function itemsSchema(most: number) {
  return v.pipe(
    v.array(itemSchema, "Must be items"),
    v.maxLength(most, `Must be at most ${most}`),
    v.transform((ids) => [...new Set(ids)]),
  );
}

/** Some of the fields of a thing, or all of them. */
export function changesSchema<Described extends Fields>(fields: Described) {
  const schemas = Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isFixed }]) => !isFixed)
      .map(([name, { schema }]) => [name, v.optional(schema)]),
  );
  return v.strictObject(schemas, "Must be an object") as unknown as v.GenericSchema<
    unknown,
    Partial<GivenFields<Described>>
  >;
}

/** Of nothing there are none. */
const HOLD_SEVERAL = new Set(["items", "words", "lines", "areas"]);

/** All fields of a new thing; what is optional may be left out. */
export function newItemSchema<Described extends Fields>(fields: Described) {
  const schemas = Object.fromEntries(
    Object.entries(fields).map(([name, { kind, schema, isOptional }]) => [
      name,
      isOptional ? v.optional(schema, HOLD_SEVERAL.has(kind) ? [] : null) : schema,
    ]),
  );
  return v.strictObject(schemas, "Must be an object") as unknown as v.GenericSchema<
    unknown,
    GivenFields<Described>
  >;
}
