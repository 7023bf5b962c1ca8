import { placeAnswer } from "#features/news/news.ts";
import type { DealCard } from "./deal.ts";

/** A deal in an answer. */
export function dealAnswer({ id, slug, brand, shops, picture, ...deal }: DealCard) {
  return {
    _id: String(id),
    url: slug,
    ...deal,
    brand: { _id: String(brand.id), url: brand.slug, name: brand.name },
    shops: shops.map(placeAnswer),
    picture: picture && { key: picture.key, width: picture.width, height: picture.height },
  };
}
