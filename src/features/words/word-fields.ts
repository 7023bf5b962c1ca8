import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { LOCALES, type Locale } from "#platform/i18n/locales.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { LONGEST_WORD } from "./watched-word.ts";

export const WORD_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "word", label: msg({ id: "word-fields.group.word", message: "Word or phrase" }) },
];

/** Languages are called by their own names, as everywhere. */
const LANGUAGE_LABELS: Record<Locale, MessageDescriptor> = {
  nl: msg({ id: "word-fields.language.nl", message: "Nederlands" }),
  en: msg({ id: "word-fields.language.en", message: "English" }),
  de: msg({ id: "word-fields.language.de", message: "Deutsch" }),
  es: msg({ id: "word-fields.language.es", message: "Español" }),
  fr: msg({ id: "word-fields.language.fr", message: "Français" }),
  it: msg({ id: "word-fields.language.it", message: "Italiano" }),
  pl: msg({ id: "word-fields.language.pl", message: "Polski" }),
  pt: msg({ id: "word-fields.language.pt", message: "Português" }),
  cz: msg({ id: "word-fields.language.cz", message: "Čeština" }),
};

/** A watched word as an admin writes it. The limits are those of the table. */
export const WORD_FIELDS = {
  word: {
    group: "word",
    label: msg({ id: "word-fields.word", message: "Word or phrase" }),
    hint: msg({
      id: "word-fields.word.hint",
      message:
        "Only whole words are found: “coke” doesn’t find “cokes”. Capitals, accents and letters that look alike make no difference.",
    }),
    kind: "line",
    schema: plainLineSchema({ least: 1, most: LONGEST_WORD }),
  },
  locale: {
    group: "word",
    label: msg({ id: "word-fields.locale", message: "In texts of this language" }),
    hint: msg({ id: "word-fields.locale.hint", message: "If left empty: of all." }),
    kind: "choice",
    choices: choicesOf(LANGUAGE_LABELS),
    isOptional: true,
    schema: v.nullable(v.picklist(LOCALES, "Must be a language")),
  },
  why: {
    group: "word",
    label: msg({ id: "word-fields.why", message: "What for" }),
    hint: msg({
      id: "word-fields.why.hint",
      message: "Whoever decides sees it beside the text. The author doesn’t.",
    }),
    kind: "line",
    schema: plainLineSchema({ least: 1, most: 200 }),
  },
} as const satisfies Fields;

/** What the list of watched words is sorted and filtered by. */
export const WORD_LIST = {
  sorts: ["word", "changed"],
  order: "word",
  filters: { language: choicesOf(LANGUAGE_LABELS) },
} as const satisfies ListSpec;
