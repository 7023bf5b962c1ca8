import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import { AVAILABILITIES } from "#features/products/menu.ts";
import { ladderMistakes, PRICE_UNITS, type PriceLadder } from "#features/products/price-ladder.ts";
import { AMENITIES, type Amenity, TRI_STATES, WHEELCHAIR } from "#features/shops/amenities.ts";
import { SMOKING } from "#features/shops/consumption.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import { dutchPhone, webAddress } from "#features/shops/osm-contact.ts";
import { SHOP_KINDS } from "#features/shops/shop.ts";
import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { emailSchema } from "#platform/text/email-schema.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** Of what a change can be suggested: the facts of a shop, or a line of its menu. */
export const CHANGED_TYPES = ["shop", "menu"] as const;

export type ChangedType = (typeof CHANGED_TYPES)[number];

/** pending → approved | rejected | withdrawn. */
export const CHANGE_STATES = ["pending", "approved", "rejected", "withdrawn"] as const;

export type ChangeState = (typeof CHANGE_STATES)[number];

/** As whom somebody suggested it: owners' changes that need an admin are `adminEdits`, those of others `menuEdits` (contract.md). */
export type ChangedAs = "visitor" | "owner";

/** The group that each field of a shop belongs to: it is seen and confirmed with the others of it. */
export const GROUP_OF_FIELD = {
  name: "listing",
  kind: "listing",
  street: "listing",
  houseNumber: "listing",
  postcode: "listing",
  phone: "contact",
  website: "contact",
  email: "contact",
  openingHours: "hours",
  residents: "access",
  idCheck: "access",
  minimumAge: "access",
  membership: "access",
  smoking: "consumption",
  vaporizer: "consumption",
  terrace: "consumption",
  drinkRequired: "consumption",
  wheelchair: "amenities",
  stepHeightCm: "amenities",
  ...(Object.fromEntries(AMENITIES.map((amenity) => [amenity, "amenities"])) as Record<Amenity, "amenities">),
} as const satisfies Record<string, FactGroup>;

export type ShopField = keyof typeof GROUP_OF_FIELD;

export const SHOP_FIELDS = Object.keys(GROUP_OF_FIELD) as ShopField[];

/** An owner's changes of these wait for an admin; the others take effect at once. */
export const GROUPS_FOR_ADMINS: readonly FactGroup[] = ["listing", "access"];

export const MENU_FIELDS = ["rawName", "productId", "heading", "available", "ladder", "isListed"] as const;

/** A field of a line of a menu; `isListed` is false where the line is to go. */
export type MenuField = (typeof MENU_FIELDS)[number];

export type ChangedValue = string | number | boolean | null | PriceLadder;

export interface FieldChange {
  field: ShopField | MenuField;
  /** What was known when it was suggested; null for nothing. */
  before: ChangedValue;
  after: ChangedValue;
}

/** A change as the queues show it (specification section 3, "User change"). */
export interface UserChange {
  _id: string;
  /** The product that the line of a menu is about; null while it is a name only, and for facts of a shop. */
  productId: string | null;
  product: { _id: string; url: string; name: string } | null;
  type: ChangedType;
  state: ChangeState;
  shop: { _id: string; url: string; name: string; isSample: boolean };
  fields: FieldChange[];
  /** The fact or group of facts that was answered with one tap; null for what somebody wrote. A group without fields is said to be no longer so. */
  answered: string | null;
  /** What its author wrote besides; may be empty. */
  text: string;
  as: ChangedAs;
  /** Null for somebody who is gone. */
  author: PersonAnswer | null;
  /** ISO 8601 in UTC, as is `decidedAt`. */
  suggestedAt: string;
  decidedAt: string | null;
}

/** The first element of the list that `GET /api/userchanges` answers (specification section 7). */
export interface UserChanges {
  menuEdits: UserChange[];
  adminEdits: UserChange[];
}

/** The longest remark beside a change, in characters. */
export const MOST_REMARK = 500;

/** A menu is added in several lines at once. */
export const MOST_LINES = 40;

/** Empty text is nothing known. */
const orNothing = <Schema extends v.GenericSchema<string, string | null>>(schema: Schema) =>
  v.nullable(
    v.pipe(
      schema,
      v.transform((value) => value || null),
    ),
  );

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `Must be one of ${words.join(", ")}`);

const triState = oneOf(TRI_STATES);
const amenityFields = Object.fromEntries(
  AMENITIES.map((amenity) => [amenity, v.optional(triState)]),
) as Record<Amenity, v.OptionalSchema<typeof triState, undefined>>;

const wholeNumber = (least: number, most: number) => {
  const msg = `Must be a whole number from ${least} to ${most}`;
  return v.nullable(v.pipe(v.number(msg), v.integer(msg), v.minValue(least, msg), v.maxValue(most, msg)));
};

const shopChanges = v.pipe(
  v.strictObject({
    name: v.optional(plainLineSchema({ least: 2, most: 80 })),
    kind: v.optional(oneOf(SHOP_KINDS)),
    street: v.optional(orNothing(plainLineSchema({ most: 80 }))),
    houseNumber: v.optional(orNothing(plainLineSchema({ most: 20 }))),
    postcode: v.optional(
      orNothing(
        v.pipe(
          plainLineSchema({ most: 10 }),
          v.transform((value) => value.toUpperCase().replace(/^(\d{4})\s*([A-Z]{2})$/, "$1 $2")),
          v.regex(/^([1-9]\d{3} [A-Z]{2})?$/, "Must be a postcode such as 1012 AB"),
        ),
      ),
    ),
    phone: v.optional(
      orNothing(
        v.pipe(
          plainLineSchema({ most: 30 }),
          v.transform((value) => dutchPhone(value) ?? value),
          v.regex(/^(\+[1-9]\d{6,14})?$/, "Must be a phone number such as 020 123 4567"),
        ),
      ),
    ),
    website: v.optional(
      orNothing(
        v.pipe(
          plainLineSchema({ most: 290 }),
          v.transform((value) => webAddress(value) ?? value),
          v.regex(/^(https?:\/\/[^\s/]+\.[^\s]+)?$/, "Must be an address such as https://www.example.org"),
        ),
      ),
    ),
    email: v.optional(v.nullable(emailSchema)),
    openingHours: v.optional(
      v.pipe(
        orNothing(plainLineSchema({ most: 1000 })),
        v.description("As OpenStreetMap writes them (`opening_hours`), such as `Mo-Sa 10:00-22:00; Su off`"),
      ),
    ),
    residents: v.optional(oneOf(RESIDENTS_RULES)),
    idCheck: v.optional(triState),
    minimumAge: v.optional(wholeNumber(18, 99)),
    membership: v.optional(triState),
    smoking: v.optional(oneOf(SMOKING)),
    vaporizer: v.optional(triState),
    terrace: v.optional(triState),
    drinkRequired: v.optional(triState),
    wheelchair: v.optional(oneOf(WHEELCHAIR)),
    stepHeightCm: v.optional(wholeNumber(0, 200)),
    ...amenityFields,
  }),
  v.check((changes) => Object.keys(changes).length > 0, "Must change something"),
);

export type ShopChanges = v.InferOutput<typeof shopChanges>;

const rung = v.strictObject({
  unit: oneOf(PRICE_UNITS),
  quantity: v.number("Must be a number"),
  cents: v.number("Must be a number"),
});

const menuLine = v.pipe(
  v.strictObject({
    productId: v.optional(v.nullable(rowIdSchema)),
    rawName: v.optional(orNothing(plainLineSchema({ most: 80 }))),
    heading: v.optional(orNothing(plainLineSchema({ most: 60 }))),
    available: v.optional(oneOf(AVAILABILITIES)),
    ladder: v.optional(
      v.pipe(
        v.array(rung),
        v.maxLength(12, "Must have at most 12 prices"),
        v.check((ladder) => ladderMistakes(ladder).length === 0, "Must be prices that rise with the amount"),
      ),
    ),
    isListed: v.optional(v.boolean("Must be true or false")),
  }),
  v.check(({ productId, rawName }) => Boolean(productId ?? rawName), "Must have a productId or a rawName"),
);

export type MenuLineChange = v.InferOutput<typeof menuLine>;

const remark = v.optional(plainTextSchema({ most: MOST_REMARK }), "");

/** What `POST /api/suggestchange` takes. */
export const suggestForm = v.variant(
  "targetType",
  [
    v.strictObject({
      targetType: v.literal("shop"),
      targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
      changes: shopChanges,
      text: remark,
    }),
    v.strictObject({
      targetType: v.literal("menu"),
      targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
      changes: v.strictObject({
        lines: v.pipe(
          v.array(menuLine, "Must be a list"),
          v.minLength(1, "Must have a line"),
          v.maxLength(MOST_LINES, `Must have at most ${MOST_LINES} lines`),
        ),
      }),
      text: remark,
    }),
  ],
  `Must be one of ${CHANGED_TYPES.join(", ")}`,
);

export type SuggestForm = v.InferInput<typeof suggestForm>;
export type SuggestedChange = v.InferOutput<typeof suggestForm>;

/** What `POST /api/approvechange` takes (specification section 7). */
export const approveForm = v.strictObject({
  changeId: rowIdSchema,
  approve: v.boolean("Must be true or false"),
  productId: v.optional(
    v.pipe(rowIdSchema, v.description("The product that a raw line of a menu is joined to")),
  ),
  fields: v.optional(
    v.pipe(
      v.array(oneOf([...SHOP_FIELDS, ...MENU_FIELDS] as const)),
      v.minLength(1, "Must name a field"),
      v.description("Only these fields of the change take effect; all of them without it"),
    ),
  ),
});

export type ApproveForm = v.InferInput<typeof approveForm>;

/** What became of a suggestion at once. */
export interface Suggested {
  changes: { _id: string; state: ChangeState }[];
}

/** What `POST /api/withdrawchange` takes. */
export const withdrawForm = v.strictObject({ changeId: rowIdSchema });
