import { Stack } from "#ui/layout/stack.tsx";
import type { ShopOpenTimes } from "../open-times.ts";
import type { Shop } from "../shop.ts";
import { ShopAmenities } from "./shop-amenities.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { ShopHours } from "./shop-hours.tsx";

type ShopSheetProps = {
  shop: Shop;
  times: ShopOpenTimes;
  /** ISO 8601, from the loader. */
  now: string;
};

/** What is known of a shop, fact by fact. */
export function ShopSheet({ shop, times, now }: ShopSheetProps) {
  return (
    <Stack gap={8}>
      <ShopHours shop={shop} times={times} now={now} />
      <ShopAmenities shop={shop} />
      <ShopFacts shop={shop} />
    </Stack>
  );
}
