import { isLocale } from "./locales.ts";

// Catalogues are split by area (`lingui.config.ts`), so that a visitor loads only those of the page.

/** Each slice of the product has an area, … */
export const SLICES_WITH_MESSAGES = [
  "accounts",
  "audit",
  "brands",
  "claims",
  "consent",
  "contributions",
  "deals",
  "desk-queue",
  "desk-search",
  "discover",
  "doubles",
  "figures",
  "hours",
  "jobs",
  "letters",
  "moderation",
  "news",
  "newsletter",
  "notifications",
  "onboarding",
  "outbox",
  "packs",
  "places",
  "products",
  "push",
  "reviews",
  "search",
  "shops",
  "social",
  "statistics",
  "support",
  "surveys",
  "system",
] as const;

/** … and each folder inside of its `ui`: what only some of its pages show. */
export const PARTS_WITH_MESSAGES = [
  "answer-editing",
  "apply",
  "brand-editing",
  "can-i-get-in",
  "city-editing",
  "city-guide",
  "claim-line",
  "colleagues",
  "dashboard",
  "deal-editing",
  "friends",
  "home",
  "issue-editing",
  "job-editing",
  "map",
  "menu",
  "menu-editing",
  "missing-shop",
  "near-me",
  "photo-editing",
  "photo-row",
  "photo-view",
  "post-editing",
  "product-editing",
  "product-page",
  "profile",
  "redirects",
  "report",
  "review-body",
  "review-form",
  "shop-editing",
  "shop-page",
  "strain-editing",
  "suggest",
  "survey-answers",
  "tell-me",
  "told",
  "user-managing",
  "viewing",
  "visits",
  "word-editing",
  "zones",
] as const;

/** … and so has each description of the fields of a thing, by the name of its file: the dashboard shows it, and a form that changes it. */
export const FIELDS_WITH_MESSAGES = [
  "answer-fields",
  "brand-fields",
  "city-fields",
  "changed-fields",
  "deal-fields",
  "hours-fields",
  "issue-fields",
  "job-fields",
  "post-fields",
  "product-fields",
  "shop-fields",
  "strain-fields",
  "ticket-fields",
  "user-fields",
  "word-fields",
] as const;

/** Then the frame of every page, the pages of running text, and the texts that only the server uses. */
export const MESSAGE_AREAS = [
  ...SLICES_WITH_MESSAGES,
  ...PARTS_WITH_MESSAGES,
  ...FIELDS_WITH_MESSAGES,
  "frame",
  "texts",
  "server",
] as const;

export type MessageArea = (typeof MESSAGE_AREAS)[number];

export type AreasOfPages = Readonly<Record<string, readonly MessageArea[]>>;

function ofProducts(type: string): AreasOfPages {
  return {
    [type]: ["products"],
    [`${type}/*`]: ["products", "product-page", "tell-me", "shops", "hours", "social", "reviews"],
  };
}

/**
 * The areas a page needs beside the frame, by the first word of its path and whether more follows; by two words where they differ.
 * Those of the dashboard stand in `desk-message-areas.ts`, which visitors do not load.
 * `tests/message-areas.test.ts` says what is missing and what is too much.
 */
export const AREAS_OF_PAGES: AreasOfPages = {
  "": ["home"],
  coffeeshops: ["shops", "hours", "missing-shop"],
  "coffeeshops/*": ["shops", "hours", "can-i-get-in", "missing-shop"],
  map: ["shops", "hours"],
  "map/*": ["shops", "hours"],
  "coffeeshop/*": ["shops", "shop-page", "hours", "can-i-get-in", "contributions", "social", "reviews"],
  ...ofProducts("products"),
  ...ofProducts("weed"),
  ...ofProducts("hash"),
  ...ofProducts("prerolled"),
  ...ofProducts("edibles"),
  ...ofProducts("supplies"),
  brand: ["brands"],
  "brand/*": ["brands", "products", "social", "reviews"],
  deals: ["deals", "news"],
  "deals/*": ["deals", "news", "social"],
  jobs: ["jobs", "news"],
  "jobs/*": ["jobs", "news"],
  discover: ["discover", "news"],
  "discover/*": ["discover", "news", "social"],
  moderation: ["moderation", "notifications"],
  "moderation/*": ["moderation", "notifications"],
  claim: ["claims"],
  colleague: ["claims"],
  login: ["accounts"],
  viewing: ["viewing"],
  newsletter: ["newsletter"],
  profile: [
    "accounts",
    "notifications",
    "profile",
    "letters",
    "push",
    "friends",
    "social",
    "shops",
    "hours",
    "tell-me",
  ],
  "user/*": ["accounts", "friends", "reviews"],
  about: ["texts"],
  app: ["texts"],
  contact: ["texts", "support"],
  getlisted: ["texts", "support", "missing-shop"],
  "responsible-use": ["texts"],
  terms: ["texts"],
  privacypolicy: ["texts"],
  "data-deletion": ["texts"],
  wietproef: ["texts", "shops"],
};

/** The areas a page needs at its first load; its path with or without the prefix of a language. */
export async function areasOf(path: string): Promise<MessageArea[]> {
  const words = path.split("/").slice(1);
  const [first = "", more] = isLocale(words[0]) ? words.slice(1) : words;
  const areas =
    first === "dashboard" ? (await import("./desk-message-areas.ts")).AREAS_OF_DESK : AREAS_OF_PAGES;
  return ["frame", ...(areas[`${first}/${more}`] ?? areas[more ? `${first}/*` : first] ?? [])];
}
