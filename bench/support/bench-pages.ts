/** The pages that visitors arrive at from a search. */
export const BENCH_PAGES = ["/coffeeshop/barraka", "/coffeeshops/amsterdam", "/"] as const;

/** One page of every kind; what `DEMO=1` adds is not there. */
export const PAGES_OF_ALL_KINDS = [
  ...BENCH_PAGES,
  "/coffeeshops",
  "/map",
  "/map/amsterdam",
  "/weed",
  "/weed/white-widow",
  "/brand",
  "/brand/sensi-seeds",
  "/deals",
  "/jobs",
  "/discover",
  "/wietproef",
  "/statistics",
  "/contact",
  "/terms",
  "/about",
] as const;
