/** A shop or brand that somebody speaks for. */
export interface Business {
  type: "shop" | "brand";
  id: number;
  slug: string;
  name: string;
  /** Public reviews of it that nobody has answered. */
  unansweredCount: number;
  /** Null for a shop, which has an overview of its own. */
  brand: BrandCounts | null;
}

/** What whoever speaks for a brand looks after. */
export interface BrandCounts {
  liveDeals: number;
  /** They wait for an admin. */
  waitingDeals: number;
  /** Until they are mended and sent again. */
  refusedDeals: number;
  /** Reviews of its products that nobody has answered. */
  unansweredOfProducts: number;
  /** Products without a description. */
  bareProducts: number;
  /** Accounts that like it. */
  likes: number;
}
