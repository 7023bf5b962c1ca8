import type { ProductType } from "#features/products/product-types.ts";

/** What has a picture of its own beside links to it; all other pages share the one of the site. */
export const SHARE_KINDS = ["shop", "product", "brand", "site"] as const;

export type ShareKind = (typeof SHARE_KINDS)[number];

/** What is drawn beside the words. `seed` is the one of the page, so that a shop has the same house everywhere. */
export type ShareArt =
  | { kind: "facade"; seed: string }
  | { kind: "cover"; seed: string; type: ProductType }
  | { kind: "roundel"; seed: string };

/**
 * All that stands on the picture that networks show beside a link, in the reader's language. Never of a menu, a price
 * or an offer (product.md section 6).
 */
export interface SharePicture {
  art: ShareArt;
  /** What it is. */
  over: string | null;
  title: string;
  /** Where it is, or who makes it. */
  under: string | null;
  /** The one the page shows, with the value in the reader's numerals; null while it shows none. */
  rating: { value: number; text: string } | null;
  siteName: string;
}

/** The slug of the one picture of the kind `site`, see site-picture-path.ts. */
const SITE_SLUG = "home";

/** Where the picture of one thing is. Whoever has seen `version` has seen all that the picture says. */
export function sharePath({
  kind,
  slug,
  version,
}: {
  kind: ShareKind;
  slug: string;
  version: string;
}): string {
  return `/share/${kind}/${slug}.${version}.png`;
}

/** What the parts of such an address ask for; undefined when they are none. */
export function readSharePath(
  kind: string,
  file: string,
): { kind: ShareKind; slug: string; version: string | null } | undefined {
  const known = SHARE_KINDS.find((one) => one === kind);
  const [, slug, version = null] = /^([a-z0-9-]{1,120})(?:\.([0-9a-f]{10}))?\.png$/.exec(file) ?? [];
  if (!known || slug === undefined || (known === "site" && slug !== SITE_SLUG)) return undefined;
  return { kind: known, slug, version };
}
