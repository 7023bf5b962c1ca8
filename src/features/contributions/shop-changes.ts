import * as v from "valibot";
import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { AMENITIES, type Amenity, TRI_STATES, WHEELCHAIR } from "#features/shops/amenities.ts";
import { SMOKING } from "#features/shops/consumption.ts";
import { dutchPhone, webAddress } from "#features/shops/osm-contact.ts";
import { SHOP_KINDS } from "#features/shops/shop.ts";
import { locationSchema } from "#platform/geo/point-schema.ts";
import { emailSchema } from "#platform/text/email-schema.ts";
import { letteredNameSchema, plainNameSchema } from "#platform/text/plain-name.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";

// What somebody says of a shop: of one that we know, or of one that is missing.

/** Empty text is nothing known. */
export const orNothing = <Schema extends v.GenericSchema<string, string | null>>(schema: Schema) =>
  v.nullable(
    v.pipe(
      schema,
      v.transform((value) => value || null),
    ),
  );

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `Must be one of ${words.join(", ")}`);

const triState = oneOf(TRI_STATES);

export const wholeNumber = (
  least: number,
  most: number,
  msg = `Must be a whole number from ${least} to ${most}`,
) => {
  return v.nullable(v.pipe(v.number(msg), v.integer(msg), v.minValue(least, msg), v.maxValue(most, msg)));
};

const name = letteredNameSchema({ least: 2, most: 80 });

const kind = oneOf(SHOP_KINDS);

const postcode = orNothing(
  v.pipe(
    plainLineSchema({ most: 10 }),
    v.transform((value) => value.toUpperCase().replace(/^(\d{4})\s*([A-Z]{2})$/, "$1 $2")),
    v.regex(/^([1-9]\d{3} [A-Z]{2})?$/, "Must be a postcode such as 1012 AB"),
  ),
);

const phone = orNothing(
  v.pipe(
    plainLineSchema({ most: 30 }),
    v.transform((value) => dutchPhone(value) ?? value),
    v.regex(/^(\+[1-9]\d{6,14})?$/, "Must be a phone number such as 020 123 4567"),
  ),
);

const website = orNothing(
  v.pipe(
    plainLineSchema({ most: 290 }),
    v.transform((value) => webAddress(value) ?? value),
    v.check(
      (value) => value === "" || webAddress(value) !== null,
      "Must be an address such as https://www.example.org",
    ),
  ),
);

const openingHours = v.pipe(
  orNothing(plainLineSchema({ most: 1000 })),
  v.description(
    "As OpenStreetMap writes them (`opening_hours`), such as `Mo-Sa 10:00-22:00; Su off`. Days that are `unknown` keep what stands",
  ),
);

/** What may be told of each field of a shop. */
export const shopFieldSchemas = {
  name,
  kind,
  street: orNothing(plainNameSchema({ most: 80 })),
  houseNumber: orNothing(plainLineSchema({ most: 20 })),
  postcode,
  location: v.pipe(locationSchema, v.description("Where its door is")),
  phone,
  website,
  email: v.nullable(emailSchema),
  openingHours,
  residents: oneOf(RESIDENTS_RULES),
  idCheck: triState,
  minimumAge: wholeNumber(18, 99),
  membership: triState,
  smoking: oneOf(SMOKING),
  vaporizer: triState,
  terrace: triState,
  drinkRequired: triState,
  wheelchair: oneOf(WHEELCHAIR),
  stepHeightCm: wholeNumber(0, 200),
  ...(Object.fromEntries(AMENITIES.map((amenity) => [amenity, triState])) as Record<
    Amenity,
    typeof triState
  >),
};

/** Fields of a shop that we know; those that are absent stay as they are. */
export const shopChanges = v.pipe(
  v.partial(v.strictObject(shopFieldSchemas)),
  v.check((changes) => Object.keys(changes).length > 0, "Must change something"),
);

export type ShopChanges = v.InferOutput<typeof shopChanges>;
export type ShopChangesForm = v.InferInput<typeof shopChanges>;

/** A shop that is missing: what stands on its door, and where the door is. */
export const newShop = v.strictObject({
  name,
  kind,
  street: v.pipe(plainNameSchema({ least: 2, most: 80 }), v.regex(/\p{L}/u, "Must have a letter")),
  houseNumber: v.pipe(
    plainLineSchema({ least: 1, most: 20 }),
    // Opposite that number (tegenover), as houseboats and kiosks have it.
    v.regex(/^(?:t\/o ?)?\d/i, "Must be a house number such as 12 A"),
  ),
  city: v.pipe(slugSchema, v.description("The `url` of one of our cities")),
  postcode: v.optional(postcode, null),
  phone: v.optional(phone, null),
  website: v.optional(website, null),
  openingHours: v.optional(openingHours, null),
});

export type NewShop = v.InferOutput<typeof newShop>;
