import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Smoking } from "#features/shops/consumption.ts";
import { AMENITY_LABELS, TRI_STATE_LABELS } from "#features/shops/shop-labels.ts";
import type { MenuField, ShopField } from "./change.ts";

/** What the fields of a shop are called, in the forms of visitors, in what they told, in the queue and in the editor. */
export const SHOP_FIELD_LABELS: Record<ShopField, MessageDescriptor> = {
  ...AMENITY_LABELS,
  name: msg({ id: "suggest.name", message: "Name on the door" }),
  kind: msg({ id: "dashboard.field.kind", message: "Kind of shop" }),
  street: msg({ id: "suggest.street", message: "Street" }),
  houseNumber: msg({ id: "suggest.number", message: "Number" }),
  postcode: msg({ id: "suggest.postcode", message: "Postcode" }),
  location: msg({ id: "suggest.place", message: "Place on the map" }),
  phone: msg({ id: "suggest.phone", message: "Phone" }),
  website: msg({ id: "suggest.website", message: "Website" }),
  email: msg({ id: "suggest.email", message: "Email" }),
  openingHours: msg({ id: "fact-group.hours", message: "Opening hours" }),
  residents: msg({ id: "suggest.residents", message: "Who gets in?" }),
  idCheck: msg({ id: "suggest.id-check", message: "Do they ask for ID?" }),
  minimumAge: msg({ id: "dashboard.field.minimum-age", message: "Minimum age" }),
  membership: msg({ id: "suggest.membership", message: "Members only?" }),
  smoking: msg({ id: "dashboard.field.smoking", message: "Smoking" }),
  vaporizer: msg({ id: "contributions.asked.vaporizer", message: "A vaporiser to use?" }),
  terrace: msg({ id: "contributions.asked.terrace", message: "A terrace?" }),
  drinkRequired: msg({
    id: "dashboard.field.drink-required",
    message: "Do you have to buy a drink to stay?",
  }),
  wheelchair: AMENITY_LABELS.wheelchair,
  stepHeightCm: msg({ id: "shop-fields.step", message: "Height of the step, in cm" }),
};

/** The same of a line of a menu; its kind of product is called as everywhere. */
export const MENU_FIELD_LABELS: Record<Exclude<MenuField, "type">, MessageDescriptor> = {
  rawName: msg({ id: "dashboard.field.raw-name", message: "Line of the menu" }),
  productId: msg({ id: "dashboard.field.product", message: "Product" }),
  heading: msg({ id: "dashboard.field.heading", message: "Under the heading" }),
  available: msg({ id: "dashboard.field.available", message: "In stock?" }),
  ladder: msg({ id: "dashboard.field.ladder", message: "Prices" }),
  isListed: msg({ id: "dashboard.field.is-listed", message: "On the menu?" }),
};

/** Of a shop that is missing. */
export const CITY_LABEL = msg({ id: "suggest.city", message: "Town" });

export const SMOKING_LABELS: Record<Smoking, MessageDescriptor> = {
  pureOnly: msg({ id: "shop-page.smoking.pure", message: "Tobacco-free smoking only" }),
  none: msg({ id: "shop-page.smoking.none", message: "No smoking inside" }),
  unknown: TRI_STATE_LABELS.unknown,
};
