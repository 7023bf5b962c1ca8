import * as v from "valibot";
import { PROVINCES, RESIDENTS_RULES } from "#features/places/municipality.ts";
import { AVAILABILITIES } from "#features/products/menu.ts";
import { PRICE_UNITS } from "#features/products/price-ladder.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { AMENITIES, TRI_STATES } from "#features/shops/amenities.ts";
import { SMOKING } from "#features/shops/consumption.ts";
import { CONFIDENCES, FACT_GROUPS, FACT_SOURCES } from "#features/shops/facts.ts";
import { DEPARTMENTS } from "#features/shops/open-times.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { VIDEO_PROVIDERS } from "#platform/video-players.ts";
import { photos, picture } from "./picture-schemas.ts";
import { Opening, ShopPreview } from "./shop-schemas.ts";

const tri = v.picklist(TRI_STATES);
const residents = v.picklist(RESIDENTS_RULES);
const named = { url: v.string(), name: v.string() };
const interval = v.strictObject({ opensAt: v.string(), closesAt: v.string() });

const Day = v.strictObject({
  date: v.string(),
  open: v.array(interval),
  unknown: v.array(interval),
  isHoliday: v.boolean(),
  isSpecial: v.boolean(),
});

const Provenance = v.strictObject({
  source: v.picklist(FACT_SOURCES),
  reference: v.optional(v.nullable(v.string())),
  observedOn: v.string(),
  confidence: v.picklist(CONFIDENCES),
  confirmationCount: v.number(),
  confirmedAt: v.nullable(v.string()),
});

/** What our copy of the municipality's register says; `missing` does not mean that the shop is closed. */
const Licence = v.variant("state", [
  v.strictObject({ state: v.literal("none") }),
  v.strictObject({ state: v.literal("missing"), register: v.string(), observedOn: v.string() }),
  v.strictObject({
    state: v.literal("licensed"),
    register: v.string(),
    observedOn: v.string(),
    holder: v.nullable(v.string()),
    validTo: v.nullable(v.string()),
  }),
]);

/** `id` and the page it stands on are the provider's. */
const PromoVideo = v.strictObject({
  provider: v.picklist(VIDEO_PROVIDERS),
  id: v.string(),
  title: v.string(),
  thumbnail: v.nullable(picture),
});

const MenuLine = v.strictObject({
  _id: v.string(),
  name: v.string(),
  product: v.nullable(
    v.strictObject({ ...named, type: v.picklist(PRODUCT_TYPES), brand: v.nullable(v.object(named)) }),
  ),
  heading: v.nullable(v.string()),
  available: v.picklist(AVAILABILITIES),
  ladder: v.array(v.strictObject({ unit: v.picklist(PRICE_UNITS), quantity: v.number(), cents: v.number() })),
  centsPerGram: v.nullable(v.number()),
  lastSeenAt: v.string(),
});

/** Everything known of one shop. `menu` is null where it is unknown or must not be public. */
export const ShopDetails = v.pipe(
  v.strictObject({
    ...ShopPreview.entries,
    phone: v.nullable(v.string()),
    website: v.nullable(v.string()),
    email: v.nullable(v.string()),
    socials: v.array(v.string()),
    formerNames: v.array(v.string()),
    osmId: v.nullable(v.string()),
    description: v.nullable(v.strictObject({ text: v.string(), lang: v.picklist(LOCALES) })),
    logo: v.nullable(picture),
    photos,
    licence: Licence,
    province: v.picklist(PROVINCES),
    municipality: v.strictObject({ ...named, isWietproef: v.boolean() }),
    isWietproef: v.boolean(),
    access: v.strictObject({
      residents,
      idCheck: tri,
      minimumAge: v.nullable(v.number()),
      membership: tri,
      municipality: v.strictObject({
        residents,
        source: v.nullable(v.string()),
        observedOn: v.nullable(v.string()),
      }),
    }),
    consumption: v.strictObject({
      smoking: v.picklist(SMOKING),
      vaporizer: tri,
      terrace: tri,
      maximumStayMinutes: v.nullable(v.number()),
      drinkRequired: tri,
    }),
    amenities: v.record(v.picklist(AMENITIES), tri),
    stepHeightCm: v.nullable(v.number()),
    hours: v.nullable(v.array(Day)),
    openingAt: v.nullable(Opening),
    departments: v.array(
      v.strictObject({ department: v.picklist(DEPARTMENTS), hours: v.nullable(v.array(Day)) }),
    ),
    facts: v.record(v.picklist(FACT_GROUPS), v.optional(Provenance)),
    promoVideo: v.nullable(PromoVideo),
    menu: v.nullable(
      v.strictObject({ items: v.array(MenuLine), seenAt: v.string(), arePricesKept: v.boolean() }),
    ),
    updatedAt: v.string(),
  }),
  v.metadata({ ref: "ShopDetails" }),
);
