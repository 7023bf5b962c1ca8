import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { itemSchema, itemsSchema, textsSchema, timeSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { isPictureKey } from "#features/media/media.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { slugOf } from "#platform/text/slug.ts";
import { TOO_MANY_TAGS } from "./call-refusals.ts";
import { POST_AUTHORS, POST_KINDS, type PostKind } from "./post.ts";
import { POST_STEPS, type PostState, type PostStep } from "./post-state.ts";

export const MOST_TAGS = 8;
const MOST_CITIES = 20;

export const POST_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "whose", label: msg({ id: "post-fields.group.whose", message: "What it is, and whose" }) },
  { group: "text", label: msg({ id: "post-fields.group.text", message: "Text" }) },
  { group: "pictures", label: msg({ id: "post-fields.group.pictures", message: "Pictures" }) },
  { group: "about", label: msg({ id: "post-fields.group.about", message: "What it’s about" }) },
  { group: "when", label: msg({ id: "post-fields.group.when", message: "When" }) },
];

const KIND_LABELS: Record<PostKind, MessageDescriptor> = {
  article: msg({ id: "post-fields.kind.article", message: "Article" }),
  event: msg({ id: "post-fields.kind.event", message: "Event" }),
};

export const AUTHOR_LABELS: Record<(typeof POST_AUTHORS)[number], MessageDescriptor> = {
  editorial: msg({ id: "post-fields.author.editorial", message: "The editors" }),
  brand: msg({ id: "post-fields.author.brand", message: "A brand" }),
  shop: msg({ id: "post-fields.author.shop", message: "A shop" }),
};

/** As slugs, each once. */
function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(",").map(slugOf).filter(Boolean))];
}

/** A post as an admin writes it (product.md section 7). The limits are those of the table. */
export const POST_FIELDS = {
  kind: {
    group: "whose",
    label: msg({ id: "post-fields.kind", message: "Kind" }),
    kind: "choice",
    choices: choicesOf(KIND_LABELS),
    isShort: true,
    schema: v.picklist(POST_KINDS, "Must be a kind of post"),
  },
  author: {
    group: "whose",
    label: msg({ id: "post-fields.author", message: "Who tells it" }),
    kind: "choice",
    choices: choicesOf(AUTHOR_LABELS),
    isFixed: true,
    schema: v.picklist(POST_AUTHORS, "Must be an author"),
  },
  brand: {
    group: "whose",
    label: msg({ id: "post-fields.brand", message: "Brand" }),
    kind: "item",
    of: "brand",
    isOptional: true,
    isFixed: true,
    schema: v.nullable(itemSchema),
  },
  shop: {
    group: "whose",
    label: msg({ id: "post-fields.shop", message: "Shop" }),
    kind: "item",
    of: "shop",
    isOptional: true,
    isFixed: true,
    schema: v.nullable(itemSchema),
  },
  isSponsored: {
    group: "whose",
    label: msg({ id: "post-fields.sponsored", message: "It’s paid for" }),
    hint: msg({
      id: "post-fields.sponsored.hint",
      message: "It’s then marked “Sponsored” everywhere. Its place in the feed doesn’t change.",
    }),
    kind: "yesNo",
    schema: v.boolean("Must be true or false"),
  },
  title: {
    group: "text",
    label: msg({ id: "post-fields.title", message: "Title" }),
    kind: "texts",
    schema: textsSchema(120),
  },
  lead: {
    group: "text",
    label: msg({ id: "post-fields.lead", message: "Teaser" }),
    hint: msg({ id: "post-fields.lead.hint", message: "One or two sentences, shown in the feed." }),
    kind: "texts",
    isLong: true,
    schema: textsSchema(400),
  },
  body: {
    group: "text",
    label: msg({ id: "post-fields.body", message: "Text" }),
    hint: msg({
      id: "post-fields.body.hint",
      message:
        "Markdown: ## heading, **bold**, *italic*, - list, [words](/address). Anything else is shown as plain words, or not at all; the preview tells what.",
    }),
    kind: "texts",
    isLong: true,
    schema: textsSchema(20_000),
  },
  cover: {
    group: "pictures",
    label: msg({ id: "post-fields.cover", message: "Cover" }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(
      v.pipe(v.string("Must be the key of a picture"), v.check(isPictureKey, "Must be the key of a picture")),
    ),
  },
  coverAlt: {
    group: "pictures",
    label: msg({ id: "post-fields.cover-alt", message: "What one sees on the cover" }),
    hint: msg({
      id: "post-fields.cover-alt.hint",
      message: "For readers who can’t see it. Needed in every language of the title before it’s published.",
    }),
    kind: "texts",
    isOptional: true,
    schema: v.nullable(textsSchema(200)),
  },
  cities: {
    group: "about",
    label: msg({ id: "post-fields.cities", message: "Towns" }),
    hint: msg({ id: "post-fields.cities.hint", message: "It’s then also found under “Near me” there." }),
    kind: "items",
    of: "city",
    isOptional: true,
    schema: itemsSchema(MOST_CITIES),
  },
  tags: {
    group: "about",
    label: msg({ id: "post-fields.tags", message: "Tags" }),
    hint: msg({ id: "post-fields.tags.hint", message: "With commas between them, at most eight." }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(
      v.pipe(plainLineSchema({ most: 300 }), v.transform(tagsOf), v.maxLength(MOST_TAGS, TOO_MANY_TAGS.msg)),
    ),
  },
  publishedAt: {
    group: "when",
    label: msg({ id: "post-fields.published", message: "Publish on" }),
    hint: msg({
      id: "post-fields.published.hint",
      message: "Dutch time. If left empty: as soon as you publish.",
    }),
    kind: "time",
    isOptional: true,
    schema: v.nullable(timeSchema),
  },
  startsAt: {
    group: "when",
    label: msg({ id: "post-fields.starts", message: "The event starts" }),
    kind: "time",
    isOptional: true,
    schema: v.nullable(timeSchema),
  },
  endsAt: {
    group: "when",
    label: msg({ id: "post-fields.ends", message: "The event ends" }),
    kind: "time",
    isOptional: true,
    schema: v.nullable(timeSchema),
  },
  place: {
    group: "when",
    label: msg({ id: "post-fields.place", message: "Where" }),
    kind: "line",
    isOptional: true,
    schema: v.nullable(plainLineSchema({ most: 120 })),
  },
} as const satisfies Fields;

export const POST_STATE_LABELS: Record<PostState, MessageDescriptor> = {
  draft: msg({ id: "post-fields.state.draft", message: "Draft" }),
  scheduled: msg({ id: "post-fields.state.scheduled", message: "Scheduled" }),
  published: msg({ id: "post-fields.state.published", message: "Published" }),
  withdrawn: msg({ id: "post-fields.state.withdrawn", message: "Taken down" }),
};

export const POST_STEP_LABELS: Record<PostStep, MessageDescriptor> = {
  publish: msg({ id: "post-fields.step.publish", message: "Publish" }),
  unschedule: msg({ id: "post-fields.step.unschedule", message: "Back to draft" }),
  withdraw: msg({ id: "post-fields.step.withdraw", message: "Take down" }),
  revise: msg({ id: "post-fields.step.revise", message: "Make it a draft again" }),
};

export const PAID_LABELS = {
  yes: msg({ id: "post-fields.paid.yes", message: "Paid for" }),
  no: msg({ id: "post-fields.paid.no", message: "Not paid for" }),
};

/** Languages are called by their own names, as everywhere. */
const MISSING_LABELS: Record<Locale, MessageDescriptor> = {
  nl: msg({ id: "post-fields.missing.nl", message: "Without Nederlands" }),
  en: msg({ id: "post-fields.missing.en", message: "Without English" }),
  de: msg({ id: "post-fields.missing.de", message: "Without Deutsch" }),
  es: msg({ id: "post-fields.missing.es", message: "Without Español" }),
  fr: msg({ id: "post-fields.missing.fr", message: "Without Français" }),
  it: msg({ id: "post-fields.missing.it", message: "Without Italiano" }),
  pl: msg({ id: "post-fields.missing.pl", message: "Without Polski" }),
  pt: msg({ id: "post-fields.missing.pt", message: "Without Português" }),
  cz: msg({ id: "post-fields.missing.cz", message: "Without Čeština" }),
};

/** What the list of posts is sorted and filtered by. */
export const POST_LIST = {
  sorts: ["title", "author", "published", "changed"],
  order: "-changed",
  filters: {
    state: choicesOf(POST_STATE_LABELS),
    sponsored: choicesOf(PAID_LABELS),
    /** In which it has no title, teaser or text. */
    missing: choicesOf(MISSING_LABELS),
  },
} as const satisfies ListSpec;

/** A step of its state, which is saved with the fields. */
export const POST_STEP = {
  step: v.optional(v.picklist(POST_STEPS, `Must be of ${POST_STEPS.join(", ")}`)),
};
