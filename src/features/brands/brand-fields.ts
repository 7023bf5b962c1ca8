import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type EditedItem, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import type { PhotoInLanguages, Picture } from "#features/media/media.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { emailSchema } from "#platform/text/email-schema.ts";
import { letteredNameSchema } from "#platform/text/plain-name.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { BRAND_KINDS, type BrandKind, type BrandSource } from "./brand.ts";
import { NO_PHONE, NO_WEBSITE } from "./call-refusals.ts";

export const BRAND_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "identity", label: msg({ id: "brand-fields.group.identity", message: "Who it is" }) },
  { group: "about", label: msg({ id: "brand-fields.group.about", message: "What it says of itself" }) },
  { group: "contact", label: msg({ id: "brand-fields.group.contact", message: "How to reach it" }) },
];

const BRAND_KIND_LABELS: Record<BrandKind, MessageDescriptor> = {
  breeder: msg({ id: "brand-fields.kind.breeder", message: "Breeds strains and sells seeds" }),
  producer: msg({ id: "brand-fields.kind.producer", message: "Makes what people smoke or eat" }),
  accessories: msg({ id: "brand-fields.kind.accessories", message: "Makes smoking accessories" }),
};

/** An address of the web with a name, and without anybody's password. */
function isWebsite(text: string): boolean {
  const { protocol, hostname = "", username } = URL.parse(text) ?? {};
  return /^https?:\/\//.test(text) && /^https?:$/.test(protocol ?? "") && hostname.includes(".") && !username;
}

/** A brand as the dashboard has it (product.md section 5). The limits are those of the table. */
export const BRAND_FIELDS = {
  name: {
    group: "identity",
    label: msg({ id: "brand-fields.name", message: "Name" }),
    kind: "line",
    schema: letteredNameSchema({ least: 2, most: 80 }),
  },
  note: {
    group: "identity",
    label: msg({ id: "brand-fields.note", message: "Other names" }),
    hint: msg({ id: "brand-fields.note.hint", message: "Names it had or trades under." }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(plainLineSchema({ most: 200 })),
  },
  kind: {
    group: "identity",
    label: msg({ id: "brand-fields.kind", message: "What it makes" }),
    kind: "choice",
    choices: choicesOf(BRAND_KIND_LABELS),
    schema: v.picklist(BRAND_KINDS, "Must be a kind of brand"),
  },
  isLicensedGrower: {
    group: "identity",
    label: msg({ id: "brand-fields.licensed", message: "Licensed grower" }),
    hint: msg({
      id: "brand-fields.licensed.hint",
      message: "May not advertise: its page leads to the list of growers.",
    }),
    kind: "yesNo",
    schema: v.boolean("Must be true or false"),
  },
  licenceSource: {
    group: "identity",
    label: msg({ id: "brand-fields.licence-source", message: "Who says that it has a licence" }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(plainLineSchema({ most: 200 })),
  },
  description: {
    group: "about",
    label: msg({ id: "brand-fields.description", message: "Description" }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(1500)),
  },
  website: {
    group: "contact",
    label: msg({ id: "brand-fields.website", message: "Website" }),
    kind: "line",
    type: "url",
    isOptional: true,
    schema: v.nullable(v.pipe(plainLineSchema({ most: 300 }), v.check(isWebsite, NO_WEBSITE.msg))),
  },
  email: {
    group: "contact",
    label: msg({ id: "brand-fields.email", message: "E-mail address" }),
    hint: msg({ id: "brand-fields.email.hint", message: "Everybody can read it." }),
    kind: "line",
    type: "email",
    isOptional: true,
    schema: v.nullable(emailSchema),
  },
  phone: {
    group: "contact",
    label: msg({ id: "brand-fields.phone", message: "Phone number" }),
    hint: msg({ id: "brand-fields.phone.hint", message: "With its country, such as +31." }),
    kind: "line",
    type: "tel",
    isOptional: true,
    schema: v.nullable(
      v.pipe(
        plainLineSchema({ most: 30 }),
        v.transform((text) => text.replace(/[\s().-]/g, "").replace(/^00/, "+")),
        v.regex(/^\+[1-9]\d{6,14}$/, NO_PHONE.msg),
      ),
    ),
  },
} as const satisfies Fields;

type BrandField = keyof typeof BRAND_FIELDS;

/** What it is called and what it is stays with the admins; whoever speaks for a brand says the rest. */
export const FIELDS_OF_ADMINS: readonly BrandField[] = [
  "name",
  "note",
  "kind",
  "isLicensedGrower",
  "licenceSource",
];

/** The same fields for whoever speaks for the brand. */
export const OWN_BRAND_FIELDS: Fields = Object.fromEntries(
  Object.entries(BRAND_FIELDS).map(([name, field]) => [
    name,
    { ...field, isFixed: FIELDS_OF_ADMINS.includes(name as BrandField) },
  ]),
);

/** As the table has them; a brand begins as a draft, and one that turned out to be another is merged into that. */
export const BRAND_STATES = ["draft", "pending", "active", "merged"] as const;

export type BrandState = (typeof BRAND_STATES)[number];

export const BRAND_STATE_LABELS: Record<BrandState, MessageDescriptor> = {
  draft: msg({ id: "brand-fields.state.draft", message: "Draft" }),
  pending: msg({ id: "brand-fields.state.pending", message: "Waiting" }),
  active: msg({ id: "brand-fields.state.active", message: "Public" }),
  merged: msg({ id: "brand-fields.state.merged", message: "Merged with another" }),
};

export const PUBLISH_LABEL = msg({ id: "brand-fields.publish", message: "Publish" });

/** Whether it may be made public from a state. */
export const mayPublish = (state: BrandState) => state === "draft" || state === "pending";

/** What the list of brands is sorted and filtered by. */
export const BRAND_LIST = {
  sorts: ["name", "rank", "products", "observed", "changed"],
  order: "name",
  filters: { kind: choicesOf(BRAND_KIND_LABELS), state: choicesOf(BRAND_STATE_LABELS) },
} as const satisfies ListSpec;

/** Making it public, which is saved with the fields. */
export const BRAND_STEP = { step: v.optional(v.picklist(["publish"], "Must be publish")) };

/** The fields of a brand as the editor has them. */
export interface BrandValues {
  name: string;
  note: string | null;
  kind: BrandKind;
  isLicensedGrower: boolean;
  licenceSource: string | null;
  description: LocalizedText | null;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** What is shown beside the fields. */
export interface BrandShown {
  [name: string]: unknown;
  state: BrandState;
  /** The end of its address. */
  slug: string;
  isSample: boolean;
  source: BrandSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
  /** What visitors see beside its fields. */
  logo: Picture | null;
  photos: PhotoInLanguages[];
  productCount: number;
  /** Strains of the catalogue that it bred. */
  strainCount: number;
  /** ISO 8601. */
  changedAt: string;
}

export interface BrandToEdit extends EditedItem<BrandValues> {
  shown: BrandShown;
}
