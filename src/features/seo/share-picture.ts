import type { ProductType } from "#features/products/product-types.ts";

/** The kinds of pages with a share image of their own; all other pages have the one of the site. */
export const SHARE_KINDS = ["shop", "product", "brand", "site"] as const;

export type ShareKind = (typeof SHARE_KINDS)[number];

/** The drawing beside the words. `seed` is the one of the page, so that a shop has the same facade everywhere. */
export type ShareArt =
  | { kind: "facade"; seed: string }
  | { kind: "cover"; seed: string; type: ProductType }
  | { kind: "roundel"; seed: string };

/** The content of a share image, in the reader's language. Never a menu, a price or an offer (product.md section 6). */
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

/** The address of a share image. `version` is a hash of its content. */
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

/** Parses the parts of such an address; undefined when they are invalid. */
export function readSharePath(
  kind: string,
  file: string,
): { kind: ShareKind; slug: string; version: string | null } | undefined {
  const known = SHARE_KINDS.find((one) => one === kind);
  const [, slug, version = null] = /^([a-z0-9-]{1,120})(?:\.([0-9a-f]{10}))?\.png$/.exec(file) ?? [];
  if (!known || slug === undefined || (known === "site" && slug !== SITE_SLUG)) return undefined;
  return { kind: known, slug, version };
}
