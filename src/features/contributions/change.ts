import type { PersonAnswer } from "#features/accounts/person.ts";
import type { PriceLadder } from "#features/products/price-ladder.ts";
import { PRODUCT_FIELDS } from "#features/products/correction.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { AMENITIES, type Amenity } from "#features/shops/amenities.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import type { CaughtWord } from "#features/words/watched-word.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { RefusalReason } from "./refusal.ts";

/** Of what a change can be suggested: the facts of a shop, a line of its menu, or the facts of a product. */
export const TARGET_TYPES = ["shop", "menu", "product"] as const;

/** What a change is: of a shop, of a line of its menu, of a product, or a shop that is missing. */
export const CHANGED_TYPES = [...TARGET_TYPES, "newShop"] as const;

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
  location: "listing",
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

export const MENU_FIELDS = [
  "rawName",
  "productId",
  "type",
  "heading",
  "available",
  "ladder",
  "isListed",
] as const;

/** A field of a line of a menu; `isListed` is false where the line is to go, and `type` helps whoever joins a mere name to a product. */
export type MenuField = (typeof MENU_FIELDS)[number];

/** All that a change can be about: a shop that is missing also says in which city it is. */
export const CHANGED_FIELDS = [
  ...new Set([...SHOP_FIELDS, "city" as const, ...MENU_FIELDS, ...PRODUCT_FIELDS]),
] as const;

export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Effects and flavours are lists of words; a breeder is a name. */
export type ChangedValue = string | number | boolean | null | Point | PriceLadder | readonly string[];

export interface FieldChange {
  field: ChangedField;
  /** What was known when it was suggested; null for nothing. */
  before: ChangedValue;
  after: ChangedValue;
  /** What is known by now, where that is something else than before; told in the rooms of the dashboard alone. */
  present?: ChangedValue;
}

/** A change as the queues show it (specification section 3, "User change"). */
export interface UserChange {
  _id: string;
  /** The product that it is about, or the line of a menu; null while that is a name only, and for facts of a shop. */
  productId: string | null;
  product: { _id: string; url: string; name: string; type: ProductType; isSample: boolean } | null;
  type: ChangedType;
  state: ChangeState;
  /** Null for a product, and while it is a shop that is missing. */
  shop: { _id: string; url: string; name: string; isSample: boolean } | null;
  /** By somebody invented: what is taken is marked as a sample. */
  isSample: boolean;
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
  /** Watched words in it; told in the rooms of the dashboard alone. */
  caught?: readonly CaughtWord[];
}

/** What its author has in their list: what they took back is not among it. */
export interface OwnChange extends UserChange {
  state: Exclude<ChangeState, "withdrawn">;
  /** Why it was refused, where that was said. */
  reason: RefusalReason | null;
  /** The same in words of whoever decided; null where there are none. */
  explanation: string | null;
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

/** What became of a suggestion at once. */
export interface Suggested {
  changes: { _id: string; state: ChangeState }[];
}
