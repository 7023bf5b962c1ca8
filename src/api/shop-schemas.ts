import * as v from "valibot";
import { CONFIDENCES, FACT_SOURCES } from "#features/shops/facts.ts";
import { SHOP_KINDS, SHOP_STATUSES } from "#features/shops/shop.ts";

export const Opening = v.variant("state", [
  v.strictObject({ state: v.literal("open"), closesAt: v.nullable(v.string()) }),
  v.strictObject({ state: v.literal("closed"), opensAt: v.nullable(v.string()) }),
  v.strictObject({ state: v.literal("unknown") }),
]);

/** A shop in an answer: enough for a card, with the age of the facts. Times are ISO 8601 in UTC. */
export const ShopPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    kind: v.picklist(SHOP_KINDS),
    status: v.picklist(SHOP_STATUSES),
    street: v.nullable(v.string()),
    houseNumber: v.nullable(v.string()),
    postcode: v.nullable(v.string()),
    city: v.strictObject({ url: v.string(), name: v.string() }),
    latitude: v.number(),
    longitude: v.number(),
    distanceMetres: v.nullable(v.number()),
    residents: v.picklist(["anyone", "residentsOnly", "unknown"]),
    wheelchair: v.picklist(["yes", "limited", "no", "unknown"]),
    opening: Opening,
    rating: v.nullable(v.number()),
    reviewCount: v.number(),
    lowCentsPerGram: v.optional(v.nullable(v.number())),
    isSample: v.boolean(),
    source: v.picklist(FACT_SOURCES),
    observedOn: v.string(),
    confidence: v.picklist(CONFIDENCES),
    confirmationCount: v.number(),
    confirmedAt: v.nullable(v.string()),
    followUser: v.optional(
      v.pipe(v.boolean(), v.description("Whether the caller follows it; only for one with an account")),
    ),
  }),
  v.metadata({ ref: "ShopPreview" }),
);

const counts = v.record(v.string(), v.number());

/** One page of a filtered list. `unknownHoursCount`: how many of them have unknown hours, when filtered by open. */
export const ShopPage = v.pipe(
  v.strictObject({
    items: v.array(ShopPreview),
    total: v.number(),
    unknownHoursCount: v.number(),
    page: v.number(),
    pageCount: v.number(),
    facets: v.strictObject({
      kinds: counts,
      residents: counts,
      amenities: counts,
      ratings: counts,
      prices: counts,
      open: counts,
      withinKm: counts,
    }),
  }),
  v.metadata({ ref: "ShopPage" }),
);

const ShopPin = v.strictObject({
  _id: v.string(),
  url: v.string(),
  name: v.string(),
  kind: v.picklist(SHOP_KINDS),
  latitude: v.number(),
  longitude: v.number(),
  openness: v.picklist(["open", "closed", "unknown"]),
  isSample: v.boolean(),
});

/** What a map shows; `total` counts those that were too many to send, too. */
export const ShopPins = v.pipe(
  v.strictObject({ items: v.array(ShopPin), total: v.number() }),
  v.metadata({ ref: "ShopPins" }),
);
