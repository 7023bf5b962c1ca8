import type { ShopList } from "./shop-list.ts";
import type { ShopCard } from "./shop.ts";

/** The fields of a shop in a list. A page serialises no others for its two dozen shops: unused data cost time on a phone. */
export interface ShopInList extends Pick<
  ShopCard,
  | "id"
  | "slug"
  | "name"
  | "kind"
  | "status"
  | "isSample"
  | "street"
  | "houseNumber"
  | "residents"
  | "rating"
  | "reviewCount"
  | "opening"
  | "distanceMetres"
  | "lowCentsPerGram"
> {
  city: { name: string };
}

export function shopInList(shop: ShopCard): ShopInList {
  const { id, slug, name, kind, status, isSample, street, houseNumber, city, residents } = shop;
  const { rating, reviewCount, opening, distanceMetres, lowCentsPerGram } = shop;
  const place = { street, houseNumber, city: { name: city.name }, distanceMetres };
  const told = { id, slug, name, kind, status, isSample, ...place, residents, rating, reviewCount, opening };
  return lowCentsPerGram === undefined ? told : { ...told, lowCentsPerGram };
}

/** A list as a page sends it. */
export function listAsShown(list: ShopList): ShopList<ShopInList> {
  return { ...list, items: list.items.map(shopInList) };
}
