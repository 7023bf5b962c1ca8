import type { DealCard, PlaceOfShop } from "./deal.ts";

/** A place as calls tell it: `url` is the bare slug (contract.md, "Names and shapes"). */
export function placeAnswer({ slug, name, city }: PlaceOfShop) {
  return { url: slug, name, city: cityAnswer(city) };
}

export function cityAnswer({ slug, name }: PlaceOfShop["city"]) {
  return { url: slug, name };
}

/** A deal as calls tell it. */
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
