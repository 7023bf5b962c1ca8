/**
 * The slices of the product, earliest first: a slice imports only slices named before it, so there are no cycles.
 * A new one goes after every slice it imports.
 * `tests/architecture.test.ts` holds every import against this list.
 */
export const SLICES_IN_ORDER = [
  "audit",
  "holds",
  "media",
  "consent",
  "search",
  "accounts",
  "dashboard",
  "words",
  "hours",
  "places",
  "compliance",
  "brands",
  "shops",
  "products",
  "packs",
  "news",
  "deals",
  "jobs",
  "discover",
  "notifications",
  "push",
  "social",
  "contributions",
  "claims",
  "reviews",
  "newsletter",
  "support",
  "onboarding",
  "moderation",
  "users",
  "desk-search",
  "leaving",
  "statistics",
  "figures",
  "surveys",
  "seo",
  "doubles",
  "desk-queue",
  "system",
] as const;

export type Slice = (typeof SLICES_IN_ORDER)[number];
