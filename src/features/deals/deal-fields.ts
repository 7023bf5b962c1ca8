import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import {
  centsSchema,
  itemSchema,
  itemsSchema,
  textsSchema,
  timeSchema,
} from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { NO_CODE, NO_LINK } from "./call-refusals.ts";
import { DEAL_KINDS } from "./deal.ts";
import { DEAL_CATEGORY_LABELS, DEAL_KIND_LABELS } from "./deal-labels.ts";
import { type DealState, type DealStep, DEAL_STEPS } from "./deal-state.ts";

const MOST_SHOPS = 100;
const MOST_PRODUCTS = 20;

export const DEAL_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "offer", label: msg({ id: "deal-fields.group.offer", message: "The deal" }) },
  { group: "benefit", label: msg({ id: "deal-fields.group.benefit", message: "The benefit" }) },
  { group: "when", label: msg({ id: "deal-fields.group.when", message: "When and where" }) },
];

/** An address of the web with a name, and without anybody's password. */
function isLink(text: string): boolean {
  const { protocol, hostname = "", username } = URL.parse(text) ?? {};
  return (
    (protocol === "https:" || protocol === "http:") && /^(?:[^.]+\.)+[a-z][^.]*$/.test(hostname) && !username
  );
}

/** A deal as its brand writes it (product.md section 7). The limits are those of the table. */
export const DEAL_FIELDS = {
  brand: {
    group: "offer",
    label: msg({ id: "deal-fields.brand", message: "Brand" }),
    kind: "item",
    of: "brand",
    isFixed: true,
    schema: itemSchema,
  },
  title: {
    group: "offer",
    label: msg({ id: "deal-fields.title", message: "Title" }),
    kind: "texts",
    schema: textsSchema(120),
  },
  body: {
    group: "offer",
    label: msg({ id: "deal-fields.body", message: "Description" }),
    kind: "texts",
    isLong: true,
    schema: textsSchema(3000),
  },
  category: {
    group: "offer",
    label: msg({ id: "deal-fields.category", message: "What it’s about" }),
    hint: msg({ id: "deal-fields.category.hint", message: "Never cannabis: the law forbids it." }),
    kind: "choice",
    choices: choicesOf(DEAL_CATEGORY_LABELS),
    // Any word: the law has its own refusal (`troublesOfDeal`).
    schema: v.pipe(v.string("Must be text"), v.maxLength(40, "Must have at most 40 characters")),
  },
  kind: {
    group: "benefit",
    label: msg({ id: "deal-fields.kind", message: "Kind of deal" }),
    kind: "choice",
    choices: choicesOf(DEAL_KIND_LABELS),
    schema: v.picklist(DEAL_KINDS, "Must be a kind of benefit"),
  },
  code: {
    group: "benefit",
    label: msg({ id: "deal-fields.code", message: "Code" }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(
      v.pipe(plainLineSchema({ most: 40 }), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]+$/, NO_CODE.msg)),
    ),
  },
  wasCents: {
    group: "benefit",
    label: msg({ id: "deal-fields.was", message: "Old price" }),
    kind: "cents",
    isOptional: true,
    schema: centsSchema,
  },
  nowCents: {
    group: "benefit",
    label: msg({ id: "deal-fields.now", message: "New price" }),
    kind: "cents",
    isOptional: true,
    schema: centsSchema,
  },
  url: {
    group: "benefit",
    label: msg({ id: "deal-fields.url", message: "Link" }),
    kind: "line",
    type: "url",
    isOptional: true,
    schema: v.nullable(v.pipe(plainLineSchema({ most: 300 }), v.check(isLink, NO_LINK.msg))),
  },
  validFrom: {
    group: "when",
    label: msg({ id: "deal-fields.from", message: "Starts" }),
    kind: "time",
    schema: timeSchema,
  },
  validTo: {
    group: "when",
    label: msg({ id: "deal-fields.to", message: "Ends" }),
    hint: msg({ id: "deal-fields.to.hint", message: "Within 90 days of the start." }),
    kind: "time",
    schema: timeSchema,
  },
  shops: {
    group: "when",
    label: msg({ id: "deal-fields.shops", message: "Only in these shops" }),
    hint: msg({ id: "deal-fields.shops.hint", message: "If you choose none: wherever the brand is sold." }),
    kind: "items",
    of: "shop",
    isOptional: true,
    schema: itemsSchema(MOST_SHOPS),
  },
  products: {
    group: "when",
    label: msg({ id: "deal-fields.products", message: "For these products" }),
    hint: msg({ id: "deal-fields.products.hint", message: "Smoking accessories only." }),
    kind: "items",
    of: "supplies",
    isOptional: true,
    schema: itemsSchema(MOST_PRODUCTS),
  },
  isSponsored: {
    group: "when",
    label: msg({ id: "deal-fields.sponsored", message: "The brand pays for this" }),
    hint: msg({
      id: "deal-fields.sponsored.hint",
      message: "It’s then marked “Sponsored” everywhere. Its place in lists doesn’t change.",
    }),
    kind: "yesNo",
    schema: v.boolean("Must be true or false"),
  },
} as const satisfies Fields;

export const DEAL_STATE_LABELS: Record<DealState, MessageDescriptor> = {
  draft: msg({ id: "deal-fields.state.draft", message: "Draft" }),
  pending: msg({ id: "deal-fields.state.pending", message: "Waiting for approval" }),
  scheduled: msg({ id: "deal-fields.state.scheduled", message: "Scheduled" }),
  live: msg({ id: "deal-fields.state.live", message: "Running" }),
  expired: msg({ id: "deal-fields.state.expired", message: "Ended" }),
  paused: msg({ id: "deal-fields.state.paused", message: "Paused" }),
  rejected: msg({ id: "deal-fields.state.rejected", message: "Refused" }),
};

export const DEAL_STEP_LABELS: Record<DealStep, MessageDescriptor> = {
  submit: msg({ id: "deal-fields.step.submit", message: "Send for approval" }),
  withdraw: msg({ id: "deal-fields.step.withdraw", message: "Back to draft" }),
  approve: msg({ id: "deal-fields.step.approve", message: "Approve" }),
  reject: msg({ id: "deal-fields.step.reject", message: "Refuse" }),
  pause: msg({ id: "deal-fields.step.pause", message: "Pause" }),
  resume: msg({ id: "deal-fields.step.resume", message: "Resume" }),
  end: msg({ id: "deal-fields.step.end", message: "End now" }),
};

/** What the list of deals is sorted and filtered by. */
export const DEAL_LIST = {
  sorts: ["title", "brand", "begins", "ends", "changed"],
  order: "-changed",
  filters: { state: choicesOf(DEAL_STATE_LABELS) },
} as const satisfies ListSpec;

/** A step of its state, which is saved with the fields. A refusal says why. */
export const DEAL_STEP = {
  step: v.optional(v.picklist(DEAL_STEPS, `Must be of ${DEAL_STEPS.join(", ")}`)),
  reason: v.optional(plainTextSchema({ most: 500, mayBeEmpty: true })),
};
