import * as v from "valibot";
import { SHOP_KINDS, type ShopCard } from "#features/shops/shop.ts";

/** What a call tells of a shop: enough for a card, with the age of the facts. */
export const ShopPreview = v.pipe(
  v.object({
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    kind: v.picklist(SHOP_KINDS),
    city: v.object({ url: v.string(), name: v.string() }),
    latitude: v.number(),
    longitude: v.number(),
    distanceMetres: v.nullable(v.number()),
    residents: v.picklist(["anyone", "residentsOnly", "unknown"]),
    isSample: v.boolean(),
    source: v.string(),
    observedOn: v.string(),
  }),
  v.metadata({ ref: "ShopPreview" }),
);

export function shopPreview(shop: ShopCard): v.InferOutput<typeof ShopPreview> {
  return {
    _id: String(shop.id),
    url: shop.slug,
    name: shop.name,
    kind: shop.kind,
    city: { url: shop.city.slug, name: shop.city.name },
    latitude: shop.latitude,
    longitude: shop.longitude,
    distanceMetres: shop.distanceMetres,
    residents: shop.residents,
    isSample: shop.isSample,
    source: shop.listing.source,
    observedOn: shop.listing.observedOn,
  };
}
