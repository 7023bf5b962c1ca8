import type { MenuItem } from "../menu.ts";

type Product = NonNullable<MenuItem["product"]>;

/** A line as `shop_menu` has it (db/migrations/0019_shop_menus.sql): names of fields would be half of what is sent. */
export type MenuLine = [
  id: number,
  rawName: string | null,
  product: MenuProduct | null,
  heading: string | null,
  available: MenuItem["available"],
  ladder: MenuItem["ladder"],
  centsPerGram: number | null,
  lastSeenMs: number,
];

type MenuProduct = [
  slug: string,
  name: string,
  type: Product["type"],
  brandSlug: string | null,
  brandName: string | null,
  marketedAs: Product["marketedAs"],
  thcPermille: number | null,
  potencyMethod: Product["potencyMethod"],
];

export function itemOfLine([
  id,
  rawName,
  line,
  heading,
  available,
  ladder,
  centsPerGram,
  lastSeenMs,
]: MenuLine): MenuItem {
  const product = line && productOf(line);
  const name = rawName ?? product?.name ?? "";
  const lastSeenAt = new Date(lastSeenMs).toISOString();
  return { id, name, product, heading, available, ladder, centsPerGram, lastSeenAt };
}

function productOf([
  slug,
  name,
  type,
  brandSlug,
  brandName,
  marketedAs,
  thcPermille,
  potencyMethod,
]: MenuProduct): Product {
  const brand = brandSlug !== null && brandName !== null ? { slug: brandSlug, name: brandName } : null;
  return { slug, name, type, brand, marketedAs, thcPermille, potencyMethod };
}
