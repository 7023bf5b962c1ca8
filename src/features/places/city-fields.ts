import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { plainNameSchema } from "#platform/text/plain-name.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { DUTCH_NAME_FIRST, NO_DAY, NO_WINDOW } from "./call-refusals.ts";
import { RESIDENTS_RULES, type ResidentsRule } from "./municipality.ts";
import { zonesSchema } from "./no-smoking-zone.ts";
import { isObservedOn } from "#platform/observed-on.ts";

export const CITY_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "names", label: msg({ id: "city-fields.group.names", message: "What it is called" }) },
  { group: "about", label: msg({ id: "city-fields.group.about", message: "What visitors read first" }) },
  { group: "residents", label: msg({ id: "city-fields.group.residents", message: "Who gets in" }) },
  { group: "window", label: msg({ id: "city-fields.group.window", message: "When shops may be open" }) },
  { group: "distance", label: msg({ id: "city-fields.group.distance", message: "Distance to schools" }) },
  { group: "policy", label: msg({ id: "city-fields.group.policy", message: "Other rules" }) },
  { group: "official", label: msg({ id: "city-fields.group.official", message: "Official count" }) },
  { group: "latest", label: msg({ id: "city-fields.group.latest", message: "Latest count" }) },
  { group: "most", label: msg({ id: "city-fields.group.most", message: "Most shops allowed" }) },
  {
    group: "zones",
    label: msg({ id: "city-fields.group.zones", message: "Where smoking is forbidden outdoors" }),
  },
];

const RESIDENTS_LABELS: Record<ResidentsRule, MessageDescriptor> = {
  unknown: msg({ id: "city-fields.residents.unknown", message: "Not known" }),
  anyone: msg({ id: "city-fields.residents.anyone", message: "Visitors get in" }),
  residentsOnly: msg({ id: "city-fields.residents.only", message: "Residents of the Netherlands only" }),
};

const sourceSchema = v.nullable(plainLineSchema({ most: 200 }));
const daySchema = v.nullable(
  v.pipe(
    plainLineSchema({ most: 10 }),
    v.check((day) => day === "" || isObservedOn(day), NO_DAY.msg),
  ),
);
const countSchema = v.nullable(
  v.pipe(
    v.number("Must be a whole number"),
    v.integer("Must be a whole number"),
    v.minValue(0, "Must not be below nothing"),
    v.maxValue(9999, "Must be at most 9,999"),
  ),
);

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
/** Or nothing. */
const WINDOW = new RegExp(`^(?:${TIME}-${TIME})?$`);

/** Where a fact is from and of when it is. */
const sourceAs = (group: string, label: MessageDescriptor) =>
  ({ group, label, kind: "line", isOptional: true, schema: sourceSchema }) as const;
const dayAs = (group: string, label: MessageDescriptor) =>
  ({ group, label, kind: "observedOn", isOptional: true, schema: daySchema }) as const;

/** A city as the dashboard has it (product.md section 4): its names and intro, and the rules of its municipality. */
export const CITY_FIELDS = {
  names: {
    group: "names",
    label: msg({ id: "city-fields.names", message: "Name in nine languages" }),
    kind: "texts",
    source: "nl",
    schema: v.pipe(
      textsSchema(80),
      v.check(({ source }) => source === "nl", DUTCH_NAME_FIRST.msg),
    ),
  },
  aliases: {
    group: "names",
    label: msg({ id: "city-fields.aliases", message: "Other names" }),
    hint: msg({
      id: "city-fields.aliases.hint",
      message: "One on each line, such as Den Bosch. The search finds it by each of them.",
    }),
    kind: "lines",
    isOptional: true,
    schema: v.pipe(
      v.array(plainNameSchema({ least: 1, most: 80 }), "Must be names"),
      v.maxLength(30, "Must be at most 30"),
      v.transform((names) => [...new Set(names)]),
    ),
  },
  intro: {
    group: "about",
    label: msg({ id: "city-fields.intro", message: "Intro" }),
    hint: msg({
      id: "city-fields.intro.hint",
      message: "Two or three sentences about the place, without advertising. Empty: nothing is shown.",
    }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(1000)),
  },
  residents: {
    group: "residents",
    label: msg({ id: "city-fields.residents", message: "Residents’ rule" }),
    kind: "choice",
    choices: choicesOf(RESIDENTS_LABELS),
    schema: v.picklist(RESIDENTS_RULES, "Must be a residents rule"),
  },
  residentsSource: sourceAs(
    "residents",
    msg({ id: "city-fields.residents.source", message: "Source of the residents’ rule" }),
  ),
  residentsObservedOn: dayAs(
    "residents",
    msg({ id: "city-fields.residents.day", message: "Day of the residents’ rule" }),
  ),
  openingWindow: {
    group: "window",
    label: msg({ id: "city-fields.window", message: "Opening window" }),
    hint: msg({ id: "city-fields.window.hint", message: "The longest a shop may be open: 08:00-01:00." }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(
      v.pipe(
        plainLineSchema({ most: 30 }),
        v.transform((text) => text.replace(/\s/g, "").replace(/[–—]/g, "-")),
        v.regex(WINDOW, NO_WINDOW.msg),
      ),
    ),
  },
  openingWindowSource: sourceAs(
    "window",
    msg({ id: "city-fields.window.source", message: "Source of the opening window" }),
  ),
  openingWindowObservedOn: dayAs(
    "window",
    msg({ id: "city-fields.window.day", message: "Day of the opening window" }),
  ),
  schoolDistanceMetres: {
    group: "distance",
    label: msg({ id: "city-fields.distance", message: "Least distance to schools, in metres" }),
    kind: "count",
    isOptional: true,
    schema: v.nullable(
      v.pipe(
        v.number("Must be a whole number"),
        v.integer("Must be a whole number"),
        v.minValue(1, "Must be at least 1"),
        v.maxValue(9999, "Must be at most 9,999"),
      ),
    ),
  },
  schoolDistanceSource: sourceAs(
    "distance",
    msg({ id: "city-fields.distance.source", message: "Source of the distance" }),
  ),
  schoolDistanceObservedOn: dayAs(
    "distance",
    msg({ id: "city-fields.distance.day", message: "Day of the distance" }),
  ),
  policy: {
    group: "policy",
    label: msg({ id: "city-fields.policy", message: "Policy" }),
    hint: msg({
      id: "city-fields.policy.hint",
      message: "What else the municipality asks of shops and visitors.",
    }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(1500)),
  },
  policySource: sourceAs("policy", msg({ id: "city-fields.policy.source", message: "Source of the policy" })),
  policyObservedOn: dayAs("policy", msg({ id: "city-fields.policy.day", message: "Day of the policy" })),
  officialCount: {
    group: "official",
    label: msg({ id: "city-fields.official", message: "Official number of coffeeshops" }),
    hint: msg({ id: "city-fields.official.hint", message: "Of the whole municipality." }),
    kind: "count",
    isOptional: true,
    schema: countSchema,
  },
  officialCountYear: {
    group: "official",
    label: msg({ id: "city-fields.official.year", message: "Year of the official count" }),
    kind: "count",
    isOptional: true,
    schema: v.nullable(
      v.pipe(
        v.number("Must be a whole number"),
        v.integer("Must be a whole number"),
        v.minValue(1990, "Must be at least 1990"),
      ),
    ),
  },
  officialCountSource: sourceAs(
    "official",
    msg({ id: "city-fields.official.source", message: "Source of the official count" }),
  ),
  latestCount: {
    group: "latest",
    label: msg({ id: "city-fields.latest", message: "Coffeeshops at the latest count" }),
    kind: "count",
    isOptional: true,
    schema: countSchema,
  },
  latestCountSource: sourceAs(
    "latest",
    msg({ id: "city-fields.latest.source", message: "Source of the latest count" }),
  ),
  latestCountObservedOn: dayAs(
    "latest",
    msg({ id: "city-fields.latest.day", message: "Day of the latest count" }),
  ),
  mostAllowed: {
    group: "most",
    label: msg({ id: "city-fields.most", message: "Most coffeeshops allowed" }),
    kind: "count",
    isOptional: true,
    schema: countSchema,
  },
  mostAllowedSource: sourceAs(
    "most",
    msg({ id: "city-fields.most.source", message: "Source of the most allowed" }),
  ),
  mostAllowedObservedOn: dayAs(
    "most",
    msg({ id: "city-fields.most.day", message: "Day of the most allowed" }),
  ),
  zones: {
    group: "zones",
    label: msg({ id: "city-fields.zones", message: "No-smoking zones" }),
    kind: "areas",
    isOptional: true,
    schema: zonesSchema,
  },
} as const satisfies Fields;

/** What the list of cities is sorted and filtered by. */
export const CITY_LIST = {
  sorts: ["name", "population", "shops", "rules", "changed"],
  order: "name",
  filters: {
    shops: choicesOf({
      with: msg({ id: "city-fields.shops.with", message: "With shops" }),
      without: msg({ id: "city-fields.shops.without", message: "Without shops" }),
    }),
    intro: choicesOf({
      none: msg({ id: "city-fields.intro.none", message: "No intro" }),
      some: msg({ id: "city-fields.intro.some", message: "Intro not in all languages" }),
      all: msg({ id: "city-fields.intro.all", message: "Intro in all languages" }),
    }),
    rules: choicesOf({
      none: msg({ id: "city-fields.rules.none", message: "No rule known" }),
      old: msg({ id: "city-fields.rules.old", message: "A rule older than a year" }),
      fresh: msg({ id: "city-fields.rules.fresh", message: "Rules of the last year" }),
    }),
  },
} as const satisfies ListSpec;
