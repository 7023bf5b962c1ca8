import type { Pin } from "./pin.ts";
import type { ShopList } from "./shop-list.ts";
import type { ShopCard } from "./shop.ts";

/** A shop in an answer: `_id` and `url` as everywhere in the API, and the provenance of the listing as flat fields. */
export interface ShopPreview extends Omit<ShopCard, "id" | "slug" | "city" | "listing"> {
  _id: string;
  url: string;
  city: { url: string; name: string };
  source: ShopCard["listing"]["source"];
  observedOn: string;
  confidence: ShopCard["listing"]["confidence"];
  confirmationCount: number;
  confirmedAt: string | null;
}

export function shopPreview({ id, slug, city, listing, ...shop }: ShopCard): ShopPreview {
  return { ...shop, ...listing, _id: String(id), url: slug, city: { url: city.slug, name: city.name } };
}

/** Back to the shape of components that render cards. */
export function cardOfPreview(preview: ShopPreview): ShopCard {
  const { _id, url, city, source, observedOn, confidence, confirmationCount, confirmedAt, ...shop } = preview;
  const listing = { source, observedOn, confidence, confirmationCount, confirmedAt };
  return { ...shop, id: Number(_id), slug: url, city: { slug: city.url, name: city.name }, listing };
}

export type ShopPage = Omit<ShopList, "items"> & { items: ShopPreview[] };

/** A pin in an answer. */
export interface ShopPin extends Omit<Pin, "id" | "slug"> {
  _id: string;
  url: string;
}

export function shopPin({ id, slug, ...pin }: Pin): ShopPin {
  return { ...pin, _id: String(id), url: slug };
}

export function pinOfAnswer({ _id, url, ...pin }: ShopPin): Pin {
  return { ...pin, id: Number(_id), slug: url };
}
