import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import {
  MENU_VISIBILITIES,
  type MenuVisibility,
  PRICE_VISIBILITIES,
  type PriceVisibility,
} from "#features/compliance/compliance.ts";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { AMENITIES, type Amenity } from "#features/shops/amenities.ts";
import {
  KIND_LABELS,
  RESIDENTS_LABELS,
  TRI_STATE_LABELS,
  WHEELCHAIR_LABELS,
} from "#features/shops/shop-labels.ts";
import type { ShopStatus } from "#features/shops/shop.ts";
import { type ShopField, SHOP_FIELDS } from "./change.ts";
import { SHOP_FIELD_LABELS, SMOKING_LABELS } from "./changed-fields.ts";
import { filmSchema } from "./film-schema.ts";
import { HOURS_FIELDS } from "./hours-fields.ts";
import { oneOf, shopFieldSchemas } from "./shop-changes.ts";

export const SHOP_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "listing", label: msg({ id: "shop-fields.group.listing", message: "Name and address" }) },
  { group: "contact", label: msg({ id: "shop-fields.group.contact", message: "Contact" }) },
  { group: "about", label: msg({ id: "shop-fields.group.about", message: "About the shop" }) },
  { group: "access", label: msg({ id: "fact-group.access", message: "Who gets in" }) },
  {
    group: "consumption",
    label: msg({ id: "shop-fields.group.consumption", message: "Smoking and staying" }),
  },
  { group: "amenities", label: msg({ id: "shop-fields.group.amenities", message: "What there is" }) },
  { group: "shown", label: msg({ id: "shop-fields.group.shown", message: "What visitors see" }) },
];

const MENU_LABELS: Record<MenuVisibility, MessageDescriptor> = {
  full: msg({ id: "shop-fields.menu.full", message: "Everybody sees it" }),
  names: msg({ id: "shop-fields.menu.names", message: "Names alone, without prices" }),
  login: msg({ id: "shop-fields.menu.login", message: "Only whoever is logged in" }),
  hidden: msg({ id: "shop-fields.menu.hidden", message: "Hidden: only you see it" }),
};

const PRICES_LABELS: Record<PriceVisibility, MessageDescriptor> = {
  public: msg({ id: "shop-fields.prices.public", message: "Everybody sees them" }),
  login: msg({ id: "shop-fields.prices.login", message: "Only whoever is logged in" }),
  hidden: msg({ id: "shop-fields.prices.hidden", message: "Hidden: only you see them" }),
};

const triState = { kind: "choice", choices: choicesOf(TRI_STATE_LABELS), isShort: true } as const;

function amenityField(amenity: Amenity) {
  return {
    group: "amenities",
    label: SHOP_FIELD_LABELS[amenity],
    ...triState,
    schema: shopFieldSchemas[amenity],
  } as const;
}

/** A shop as whoever speaks for it edits it (product.md section 1). What is asked of each is that of a suggestion. */
export const EDITED_SHOP_FIELDS = {
  name: {
    group: "listing",
    label: SHOP_FIELD_LABELS.name,
    kind: "line",
    schema: shopFieldSchemas.name,
  },
  kind: {
    group: "listing",
    label: SHOP_FIELD_LABELS.kind,
    kind: "choice",
    choices: choicesOf(KIND_LABELS),
    schema: shopFieldSchemas.kind,
  },
  street: {
    group: "listing",
    label: SHOP_FIELD_LABELS.street,
    kind: "line",
    isOptional: true,
    schema: shopFieldSchemas.street,
  },
  houseNumber: {
    group: "listing",
    label: SHOP_FIELD_LABELS.houseNumber,
    kind: "line",
    isOptional: true,
    schema: shopFieldSchemas.houseNumber,
  },
  postcode: {
    group: "listing",
    label: SHOP_FIELD_LABELS.postcode,
    kind: "line",
    isOptional: true,
    schema: shopFieldSchemas.postcode,
  },
  location: {
    group: "listing",
    label: SHOP_FIELD_LABELS.location,
    kind: "place",
    schema: shopFieldSchemas.location,
  },
  phone: {
    group: "contact",
    label: SHOP_FIELD_LABELS.phone,
    kind: "line",
    type: "tel",
    isOptional: true,
    schema: shopFieldSchemas.phone,
  },
  website: {
    group: "contact",
    label: SHOP_FIELD_LABELS.website,
    kind: "line",
    type: "url",
    isOptional: true,
    schema: shopFieldSchemas.website,
  },
  email: {
    group: "contact",
    label: SHOP_FIELD_LABELS.email,
    kind: "line",
    type: "email",
    isOptional: true,
    schema: shopFieldSchemas.email,
  },
  ...HOURS_FIELDS,
  description: {
    group: "about",
    label: msg({ id: "shop-fields.description", message: "Description" }),
    hint: msg({
      id: "shop-fields.description.hint",
      message:
        "What somebody should know before they come. No offers and no prices: advertising is forbidden.",
    }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(1500)),
  },
  residents: {
    group: "access",
    label: SHOP_FIELD_LABELS.residents,
    kind: "choice",
    choices: choicesOf(RESIDENTS_LABELS),
    schema: shopFieldSchemas.residents,
  },
  idCheck: {
    group: "access",
    label: SHOP_FIELD_LABELS.idCheck,
    ...triState,
    schema: shopFieldSchemas.idCheck,
  },
  minimumAge: {
    group: "access",
    label: SHOP_FIELD_LABELS.minimumAge,
    kind: "count",
    isOptional: true,
    schema: shopFieldSchemas.minimumAge,
  },
  membership: {
    group: "access",
    label: SHOP_FIELD_LABELS.membership,
    ...triState,
    schema: shopFieldSchemas.membership,
  },
  smoking: {
    group: "consumption",
    label: SHOP_FIELD_LABELS.smoking,
    kind: "choice",
    choices: choicesOf(SMOKING_LABELS),
    schema: shopFieldSchemas.smoking,
  },
  vaporizer: {
    group: "consumption",
    label: SHOP_FIELD_LABELS.vaporizer,
    ...triState,
    schema: shopFieldSchemas.vaporizer,
  },
  terrace: {
    group: "consumption",
    label: SHOP_FIELD_LABELS.terrace,
    ...triState,
    schema: shopFieldSchemas.terrace,
  },
  drinkRequired: {
    group: "consumption",
    label: SHOP_FIELD_LABELS.drinkRequired,
    ...triState,
    schema: shopFieldSchemas.drinkRequired,
  },
  wheelchair: {
    group: "amenities",
    label: SHOP_FIELD_LABELS.wheelchair,
    kind: "choice",
    choices: choicesOf(WHEELCHAIR_LABELS),
    isShort: true,
    schema: shopFieldSchemas.wheelchair,
  },
  stepHeightCm: {
    group: "amenities",
    label: SHOP_FIELD_LABELS.stepHeightCm,
    kind: "count",
    isOptional: true,
    schema: shopFieldSchemas.stepHeightCm,
  },
  ...(Object.fromEntries(AMENITIES.map((amenity) => [amenity, amenityField(amenity)])) as Record<
    Amenity,
    ReturnType<typeof amenityField>
  >),
  film: {
    group: "about",
    label: msg({ id: "shop-fields.film", message: "Video" }),
    hint: msg({
      id: "shop-fields.film.hint",
      message:
        "An address at YouTube or Vimeo. It shows what it’s like at your place, and plays only for visitors who press it. No advertising.",
    }),
    kind: "line",
    type: "url",
    isOptional: true,
    schema: filmSchema,
  },
  filmTitle: {
    group: "about",
    label: msg({ id: "shop-fields.film-title", message: "What the video shows" }),
    kind: "texts",
    isOptional: true,
    schema: v.nullable(textsSchema(120)),
  },
  isTemporarilyClosed: {
    group: "shown",
    label: msg({ id: "shop-fields.temporarily-closed", message: "Temporarily closed" }),
    hint: msg({
      id: "shop-fields.temporarily-closed.hint",
      message: "Lists and maps say so until you take this off.",
    }),
    kind: "yesNo",
    schema: v.boolean("Must be true or false"),
  },
  menu: {
    group: "shown",
    label: msg({ id: "shop-fields.menu", message: "Your menu" }),
    hint: msg({
      id: "shop-fields.menu.hint",
      message: "Takes effect on every page at once. Nothing is lost.",
    }),
    kind: "choice",
    choices: choicesOf(MENU_LABELS),
    schema: oneOf(MENU_VISIBILITIES),
  },
  prices: {
    group: "shown",
    label: msg({ id: "shop-fields.prices", message: "Prices on your menu" }),
    hint: msg({
      id: "shop-fields.prices.hint",
      message: "Whoever doesn’t see the menu sees no price either.",
    }),
    kind: "choice",
    choices: choicesOf(PRICES_LABELS),
    schema: oneOf(PRICE_VISIBILITIES),
  },
} as const satisfies Fields & Record<ShopField, unknown>;

export type EditedShopField = keyof typeof EDITED_SHOP_FIELDS;

/** Of a change, those that are facts with a source; the others are the shop's own word. */
export const isToldField = (name: string): name is ShopField => (SHOP_FIELDS as string[]).includes(name);

export const SHOP_STATUS_LABELS: Partial<Record<ShopStatus, MessageDescriptor>> = {
  active: msg({ id: "shop-fields.status.active", message: "Trading" }),
  temporarilyClosed: msg({ id: "status.temporarily-closed", message: "Temporarily closed" }),
  permanentlyClosed: msg({ id: "status.permanently-closed", message: "Closed for good" }),
};

/** What the list of shops is sorted and filtered by; `age` is that of the oldest fact. */
export const SHOP_LIST = {
  sorts: ["name", "city", "age", "changed"],
  order: "name",
  filters: {
    status: choicesOf(SHOP_STATUS_LABELS as Record<string, MessageDescriptor>),
    kind: choicesOf(KIND_LABELS),
  },
} as const satisfies ListSpec;
