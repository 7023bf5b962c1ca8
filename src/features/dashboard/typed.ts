import { LOCALES, type Locale } from "#platform/i18n/locales.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Point } from "#platform/geo/geo.ts";
import { placeTyped, type TypedPlace, typedPlaceOf } from "#platform/geo/typed-place.ts";
import { centsOfTyped, typedCents } from "#platform/typed-cents.ts";
import { partsOfTyped, typedParts } from "#platform/typed-parts.ts";
import { observedOnTyped, typedObservedOn } from "#platform/typed-observed-on.ts";
import { instantOfTyped, typedTime } from "#platform/typed-time.ts";
import { changedFields, type Field, type Fields, type FieldValues, isSameValue } from "./field.ts";
import { areaTyped, type NamedArea, typedArea, type TypedArea } from "./named-area.ts";

// The values of a thing while they are typed: an amount and a time are text, however wrong, and a text that is not there is empty.

/** A text in every language, and the one that it was written in. */
export type TypedTexts = Record<Locale, string> & { source: Locale };

/** What is in the controls, by the name of the field. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a control shows for a value. */
export function typedOf(field: Field, value: unknown, tag: string): unknown {
  switch (field.kind) {
    case "texts":
      return typedTexts(value as LocalizedText | null | undefined);
    case "areas":
      return ((value ?? []) as readonly NamedArea[]).map((area) => typedArea(area, tag));
    case "lines":
      return ((value ?? []) as readonly string[]).join("\n");
    case "cents":
      return typeof value === "number" ? typedCents(value, tag) : "";
    case "observedOn":
      return typeof value === "string" ? typedObservedOn(value, tag) : "";
    case "time":
      return typeof value === "string" ? typedTime(value) : "";
    case "yesNo":
      return value === true;
    case "count":
      return typeof value === "number" ? String(value) : "";
    case "parts":
      return typeof value === "number" ? typedParts(value, field.per, tag) : "";
    case "words":
      return value ?? [];
    case "place":
      return value ? typedPlaceOf(value as Point) : { latitude: "", longitude: "" };
    case "item":
      return value ?? null;
    case "items":
      return value ?? [];
    default:
      return value ?? "";
  }
}

function typedTexts(texts: LocalizedText | null | undefined): TypedTexts {
  const empty = Object.fromEntries(LOCALES.map((locale) => [locale, ""])) as Record<Locale, string>;
  return { ...empty, ...texts, source: texts?.source ?? "nl" };
}

/** What a call gives for what is typed; undefined for what is no value of the field at all. */
export function valueOfTyped(field: Field, typed: unknown): unknown {
  switch (field.kind) {
    case "areas": {
      const areas = (typed as readonly TypedArea[]).map(areaTyped);
      return areas.includes(undefined) ? undefined : areas;
    }
    case "lines":
      return String(typed)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "texts":
      return writtenTexts(typed as TypedTexts, field.isOptional === true);
    case "count":
      return String(typed).trim() === "" ? null : countOfTyped(String(typed));
    case "parts":
      return String(typed).trim() === "" ? null : partsOfTyped(String(typed), field.per);
    case "place":
      return placeTyped(typed as TypedPlace) ?? undefined;
    case "cents":
      return typed === "" ? null : centsOfTyped(String(typed));
    case "observedOn":
      return String(typed).trim() === "" ? null : observedOnTyped(String(typed));
    case "time":
      return typed === "" && field.isOptional ? null : instantOfTyped(String(typed));
    case "choice":
    case "item":
      return typed || (field.isOptional ? null : undefined);
    case "line":
      return String(typed).trim() || (field.isOptional ? null : "");
    default:
      return typed;
  }
}

function writtenTexts({ source, ...texts }: TypedTexts, mayBeEmpty: boolean): LocalizedText | null {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  if (written.length === 0 && mayBeEmpty) return null;
  return { ...Object.fromEntries(written), source };
}

/** Undefined for what is no whole number. */
function countOfTyped(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** What a control shows that holds nothing. */
const emptyOf = (field: Field): unknown => typedOf(field, null, "en");

/** Which of these fields hold something. */
export function heldFields(fields: Fields, typed: Typed, names: readonly string[]): string[] {
  return names.filter((name) => {
    const field = fields[name];
    return field !== undefined && !isSameValue(typed[name], emptyOf(field));
  });
}

/** What is typed, with these fields empty. */
export function typedWithout(fields: Fields, typed: Typed, names: readonly string[]): Typed {
  const empty = heldFields(fields, typed, names).map((name) => [name, emptyOf(fields[name] as Field)]);
  return { ...typed, ...Object.fromEntries(empty) };
}

export function typedFields(fields: Fields, values: FieldValues, tag: string): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedOf(field, values[name], tag)]),
  );
}

/** The fields that are typed otherwise than they stand (all of a new thing), as a call gives them; and those that hold no value. */
export function changesOfTyped(
  fields: Fields,
  { typed, stands }: { typed: Typed; stands: Typed | null },
): { changes: Record<string, unknown>; unreadable: string[] } {
  const changes: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const name of stands ? changedFields(fields, stands, typed) : Object.keys(fields)) {
    const value = valueOfTyped(fields[name] as Field, typed[name]);
    if (value === undefined) unreadable.push(name);
    else changes[name] = value;
  }
  return { changes, unreadable };
}

/** The values of what is typed, all fields of a thing; null for what is no value. */
export function valuesTyped(fields: Fields, typed: Typed): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOfTyped(field, typed[name]) ?? null]),
  );
}

/**
 * What two people made of the same thing, put together: a field that only one of them changed is that one's; the others are theirs to
 * decide.
 */
export function putTogether(
  fields: Fields,
  { before, mine, theirs }: { before: Typed; mine: Typed; theirs: Typed },
): { together: Typed; contested: string[] } {
  const contested: string[] = [];
  const together = Object.fromEntries(
    Object.keys(fields).map((name) => {
      const [stood, ours, others] = [before[name], mine[name], theirs[name]];
      if (isSameValue(stood, ours) || isSameValue(ours, others)) return [name, others];
      if (!isSameValue(stood, others)) contested.push(name);
      return [name, ours];
    }),
  );
  return { together, contested };
}
