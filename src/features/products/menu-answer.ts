import type { Menu } from "./menu.ts";

/** A menu in an answer; null where there is none, or none for this reader. */
export function menuAnswer(menu: Menu | null) {
  if (!menu) return null;
  const items = menu.items.map(({ id, product, ...item }) => ({
    ...item,
    _id: String(id),
    product: product && {
      url: product.slug,
      name: product.name,
      type: product.type,
      brand: product.brand && { url: product.brand.slug, name: product.brand.name },
    },
  }));
  return { ...menu, items };
}
