import type { CountName, DoubleKind } from "../double.ts";

/** A key of the database to a thing of a kind, and what a merge does about it. */
export interface Reference {
  table: string;
  /** The key. */
  column: string;
  /** As what its rows are told before a merge and after. */
  counted: CountName;
  /** The column that is written, where the key is worked out from it. */
  written?: string;
  /**
   * What names a row of it, whichever of the two it belongs to. With its moment where the same key may come again: who unlikes and
   * likes once more has done something new, which stays with the winner.
   */
  key: readonly string[];
  /** Moments in `key`. */
  moments?: readonly string[];
  /**
   * The columns by which a row of the one and a row of the other are twins: that of the loser is kept aside, with the loser. Without
   * any, a thing has one row.
   */
  twins?: readonly string[];
  /** A column that must not name the winner itself. */
  notOf?: string;
  /** What a row is of besides. While that is merged the row is kept aside with it, and would be in the way of one that comes back. */
  within?: { table: string; column: string };
  /** Where a row stands among the others, from 1: those of the loser come behind those of the winner, as many as there is room for. */
  place?: { column: string; most: number };
  /** Moves only where whoever merges says so. */
  isAsked?: true;
}

/** A key that a merge leaves where it is, and why. */
export interface Left {
  table: string;
  column: string;
  why: string;
}

const ratings = { table: "rating", why: "is counted again from the reviews" };
const corrected = { table: "product_correction", why: "says who put right a fact of that one" };
const pictures = {
  key: ["media_id", "position"],
  twins: ["media_id"],
  place: { column: "position", most: 20 },
};
const earlier = { table: "revision", why: "is how that one stood" };

/** In the order in which they move. Together with `LEFT` all keys there are, which `references.test.ts` asks the database. */
export const MOVED: Record<DoubleKind, readonly Reference[]> = {
  strain: [
    { table: "product", column: "strain_id", counted: "products", key: ["id"] },
    {
      table: "strain_parent",
      column: "parent_id",
      counted: "offspring",
      key: ["strain_id", "place"],
      notOf: "strain_id",
    },
    { table: "strain", column: "merged_into_id", counted: "earlier", key: ["id"] },
  ],
  product: [
    {
      table: "menu_item",
      column: "product_id",
      counted: "menuLines",
      key: ["id"],
      twins: ["shop_id"],
      within: { table: "shop", column: "shop_id" },
    },
    {
      table: "review",
      column: "product_id",
      counted: "reviews",
      written: "target_id",
      key: ["id"],
      twins: ["author_id"],
    },
    {
      table: "liking",
      column: "product_id",
      counted: "likes",
      written: "target_id",
      key: ["account_id", "liked_at"],
      moments: ["liked_at"],
      twins: ["account_id"],
    },
    {
      table: "product_watch",
      column: "product_id",
      counted: "watches",
      key: ["account_id", "city_id", "asked_at"],
      moments: ["asked_at"],
      twins: ["account_id", "city_id"],
    },
    {
      table: "product_ask_count",
      column: "product_id",
      counted: "askedDays",
      key: ["city_id", "day"],
      twins: ["city_id", "day"],
    },
    { table: "menu_spelling", column: "product_id", counted: "spellings", key: ["id"] },
    { table: "product_photo", column: "product_id", counted: "photos", ...pictures },
    { table: "deal_product", column: "product_id", counted: "deals", key: ["deal_id"], twins: ["deal_id"] },
    { table: "notice", column: "product_id", counted: "notices", key: ["id"] },
    { table: "user_change", column: "product_id", counted: "suggestions", key: ["id"] },
    { table: "user_change", column: "about_product_id", counted: "suggestions", key: ["id"] },
    { table: "product", column: "merged_into_id", counted: "earlier", key: ["id"] },
  ],
  brand: [
    { table: "strain", column: "breeder_id", counted: "strains", key: ["id"] },
    { table: "product", column: "brand_id", counted: "products", key: ["id"] },
    { table: "deal", column: "brand_id", counted: "deals", key: ["id"] },
    { table: "job_offer", column: "brand_id", counted: "jobs", key: ["id"] },
    { table: "discover_post", column: "brand_id", counted: "posts", key: ["id"] },
    { table: "brand_photo", column: "brand_id", counted: "photos", ...pictures },
    {
      table: "review",
      column: "brand_id",
      counted: "reviews",
      written: "target_id",
      key: ["id"],
      twins: ["author_id"],
    },
    {
      table: "liking",
      column: "brand_id",
      counted: "likes",
      written: "target_id",
      key: ["account_id", "liked_at"],
      moments: ["liked_at"],
      twins: ["account_id"],
    },
    { table: "notice", column: "brand_id", counted: "notices", key: ["id"] },
    { table: "user_change", column: "breeder_id", counted: "suggestions", key: ["id"] },
    // Whoever speaks for the one does not speak for the other by a merge alone.
    {
      table: "account_role",
      column: "brand_id",
      counted: "people",
      key: ["account_id", "granted_at"],
      moments: ["granted_at"],
      twins: ["account_id"],
      isAsked: true,
    },
    { table: "brand", column: "merged_into_id", counted: "earlier", key: ["id"] },
  ],
  shop: [
    // Before its lines: what is hidden stays so.
    { table: "compliance_profile", column: "shop_id", counted: "rules", key: ["id"], twins: [] },
    {
      table: "menu_item",
      column: "shop_id",
      counted: "menuLines",
      key: ["id"],
      twins: ["product_id"],
      within: { table: "product", column: "product_id" },
    },
    { table: "menu_image", column: "shop_id", counted: "menuPictures", key: ["id"], twins: ["media_id"] },
    { table: "shop_photo", column: "shop_id", counted: "photos", ...pictures },
    { table: "promo_video", column: "shop_id", counted: "videos", key: ["video_id"], twins: [] },
    { table: "shop_licence", column: "shop_id", counted: "licences", key: ["observed_on"], twins: [] },
    { table: "deal_shop", column: "shop_id", counted: "deals", key: ["deal_id"], twins: ["deal_id"] },
    { table: "job_offer", column: "shop_id", counted: "jobs", key: ["id"] },
    { table: "discover_post", column: "shop_id", counted: "posts", key: ["id"] },
    {
      table: "review",
      column: "shop_id",
      counted: "reviews",
      written: "target_id",
      key: ["id"],
      twins: ["author_id"],
    },
    { table: "review", column: "bought_at_id", counted: "boughtHere", key: ["id"] },
    {
      table: "liking",
      column: "shop_id",
      counted: "likes",
      written: "target_id",
      key: ["account_id", "liked_at"],
      moments: ["liked_at"],
      twins: ["account_id"],
    },
    {
      table: "shop_follow",
      column: "shop_id",
      counted: "follows",
      key: ["account_id", "followed_at"],
      moments: ["followed_at"],
      twins: ["account_id"],
    },
    {
      table: "shop_visit_count",
      column: "shop_id",
      counted: "visitDays",
      key: ["day", "kind", "way"],
      twins: ["day", "kind", "way"],
    },
    {
      table: "user_change",
      column: "shop_id",
      counted: "suggestions",
      key: ["id"],
      twins: ["author_id", "answered"],
    },
    { table: "ticket", column: "shop_id", counted: "tickets", key: ["id"] },
    { table: "notice", column: "shop_id", counted: "notices", key: ["id"] },
    {
      table: "account_role",
      column: "shop_id",
      counted: "people",
      key: ["account_id", "granted_at"],
      moments: ["granted_at"],
      twins: ["account_id"],
      isAsked: true,
    },
    { table: "shop", column: "merged_into_id", counted: "earlier", key: ["id"] },
  ],
};

export const LEFT: Record<DoubleKind, readonly Left[]> = {
  strain: [
    { table: "strain_parent", column: "strain_id", why: "is what that one was bred from" },
    { table: "strain_similar", column: "strain_id", why: "is worked out again" },
    { table: "strain_similar", column: "other_id", why: "is worked out again" },
    { ...corrected, column: "strain_id" },
    { ...earlier, column: "strain_id" },
  ],
  product: [
    { table: "price_observation", column: "product_id", why: "what was seen is never written again" },
    { ...ratings, column: "product_id" },
    { ...corrected, column: "product_id" },
  ],
  brand: [
    { ...ratings, column: "brand_id" },
    { table: "grower_sighting", column: "brand_id", why: "is what a list said of that one" },
    { table: "shop_claim", column: "brand_id", why: "is proven by an address or a number of that one" },
    { table: "shop_invitation", column: "brand_id", why: "is a letter about that one" },
  ],
  shop: [
    { table: "shop_fact", column: "shop_id", why: "says where the facts of that one come from" },
    { table: "shop_department", column: "shop_id", why: "is when parts of that one are open" },
    { table: "fact_confirmation", column: "shop_id", why: "says that facts of that one are so" },
    { table: "shop_listing", column: "shop_id", why: "is written by triggers" },
    { table: "shop_compliance", column: "shop_id", why: "is written by triggers" },
    { table: "shop_menu", column: "shop_id", why: "is written by triggers" },
    { table: "price_observation", column: "shop_id", why: "what was seen is never written again" },
    { ...ratings, column: "shop_id" },
    { ...earlier, column: "shop_id" },
    { table: "shop_claim", column: "shop_id", why: "is proven by an address or a number of that one" },
    { table: "shop_invitation", column: "shop_id", why: "is a letter about that one" },
  ],
};

/** How a reference is called in `item_move`. */
export const nameOf = ({ table, column }: Reference | Left) => `${table}.${column}`;

/** As what the rows that moved are told, by the names in `item_move`; with a strain moves what is of its weed. */
export function countedAs(kind: DoubleKind): ReadonlyMap<string, CountName> {
  const references = kind === "strain" ? [...MOVED.strain, ...MOVED.product] : MOVED[kind];
  return new Map(references.map((reference) => [nameOf(reference), reference.counted]));
}
