import type { Menu } from "#features/products/menu.ts";
import type { ShopInPack } from "./pack.ts";

/** A menu as pages know it; what an answer leaves out of its products is unknown. */
export function menuOfPack({ menu }: Pick<ShopInPack, "menu">): Menu | null {
  if (!menu) return null;
  const items = menu.items.map(({ _id, product, ...item }) => ({
    ...item,
    id: Number(_id),
    product: product && {
      slug: product.url,
      name: product.name,
      type: product.type,
      brand: product.brand && { slug: product.brand.url, name: product.brand.name },
      marketedAs: null,
      thcPermille: null,
      potencyMethod: null,
    },
  }));
  return { ...menu, items };
}
