import type { I18n, MessageDescriptor } from "@lingui/core";
import type * as v from "valibot";
import type { Locale } from "#platform/i18n/locales.ts";

/** One of a closed list of words. */
export interface FieldChoice {
  value: string;
  label: MessageDescriptor;
}

/** The choices of a field, from the labels of its words. */
export function choicesOf(labels: Readonly<Record<string, MessageDescriptor>>): readonly FieldChoice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** What a field holds, which decides how it is typed, read aloud and compared. */
export type FieldKind =
  | {
      kind: "line";
      type?: "text" | "url" | "email" | "tel";
      /** Reads aloud what is written in a notation of its own; without it the line is its own words. */
      words?: (value: string, i18n: I18n) => string;
    }
  /** A day, a month or a year, as exactly as is known (`platform/observed-on.ts`); typed as people write one. */
  | { kind: "observedOn" }
  /** Several lines, each for itself, such as other names. */
  | { kind: "lines" }
  /** `LocalizedText`, in nine languages side by side; with `source` it is always written in that one first. `whenMissing` is what
   * becomes of a language that has none, where it is not that visitors see another. */
  | { kind: "texts"; isLong?: boolean; source?: Locale; whenMissing?: MessageDescriptor }
  /** Few and short words are all seen at once. */
  | {
      kind: "choice";
      choices: readonly FieldChoice[];
      isShort?: boolean;
      /** Which of them go with what is typed; all of them without it. */
      fitting?: (typed: FieldValues) => readonly string[];
    }
  | { kind: "yesNo" }
  /** A whole number. */
  | { kind: "count" }
  /** A whole number of parts, typed as so many of them make one: 185 of ten is 18.5. */
  | { kind: "parts"; per: 10 | 1000 }
  /** Some of a closed list of words. */
  | { kind: "words"; choices: readonly FieldChoice[]; most: number }
  /** `NamedArea`, several; whoever edits them has a control of their own for it. */
  | { kind: "areas" }
  /** `Point`, in degrees. */
  | { kind: "place" }
  /** Of euros. */
  | { kind: "cents" }
  /** ISO 8601; typed as the clock of the country shows it. */
  | { kind: "time" }
  /** `{_id, name}` of one thing, or of several. */
  | { kind: "item" | "items"; of: ItemType };

/** What can be looked up by its name for a field. */
export type ItemType = "brand" | "city" | "shop" | "supplies" | "strain";

/** What a value of `item` and `items` says of a thing. */
export interface NamedItem {
  _id: string;
  name: string;
}

/**
 * One field of a thing, described once: the editor, the comparison of two who saved at once, the revisions, the CSV and the schema of
 * `PATCH` all read it. Its name is that in the call.
 */
export type Field = FieldKind & {
  /** Where it stands in the editor; the groups have their words in `FieldGroup`. */
  group: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Nothing (null) will do too. */
  isOptional?: boolean;
  /** Set when the thing is made, and by nobody later. */
  isFixed?: boolean;
  /** What a call may give for it. */
  schema: v.GenericSchema;
};

/** All fields of a thing, by name, in the order in which they are typed. */
export type Fields = Readonly<Record<string, Field>>;

export interface FieldGroup {
  group: string;
  label: MessageDescriptor;
}

/** What a call gives for the fields of a thing. */
export type GivenFields<Described extends Fields> = {
  [Name in keyof Described]: v.InferOutput<Described[Name]["schema"]>;
};

/** The values of all fields of one thing, as the editor and the API have them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A thing in a list or an editor: its fields, and what is shown beside them. */
export interface EditedItem<Values extends object = FieldValues> {
  id: number;
  /** Changes with every change of what is shown: whoever saves says which one they saw. */
  rev: string;
  values: Values;
  /** What is shown and not typed, such as its state. */
  shown: Readonly<Record<string, unknown>>;
}

/** As the API answers and takes it. */
export function itemAnswer({ id, rev, values, shown }: EditedItem<object>) {
  return { _id: String(id), rev, ...values, ...shown };
}

/** A field as it is asked for beside what is typed: of its choices those that fit, and the one that is chosen. */
export function fittingField(field: Field, typed: FieldValues, chosen: unknown): Field {
  if (field.kind !== "choice" || !field.fitting) return field;
  const fitting = field.fitting(typed);
  const choices = field.choices.filter(({ value }) => value === chosen || fitting.includes(value));
  return { ...field, choices };
}

/** The groups that have fields to show. */
export function groupsWith(fields: Fields, isShown: (name: string) => boolean): Set<string> {
  return new Set(Object.entries(fields).flatMap(([name, { group }]) => (isShown(name) ? group : [])));
}

/** Whether two values of a field say the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** The names of the fields that differ, in their order. */
export function changedFields(
  fields: Readonly<Record<string, unknown>>,
  before: object,
  after: object,
): string[] {
  return Object.keys(fields).filter((name) => !isSameValue(valueOf(before, name), valueOf(after, name)));
}

const valueOf = (values: object, name: string): unknown => (values as FieldValues)[name];

/** JSON with its keys in order, where nothing is null: PostgreSQL gives the keys of a jsonb by their length. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
