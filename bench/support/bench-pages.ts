/** The pages that are weighed: one of each kind that visitors arrive at from a search. */
export const BENCH_PAGES = ["/coffeeshop/barraka", "/coffeeshops/amsterdam", "/"] as const;
