import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import { ShopRows } from "./shop-rows.tsx";

/** What is near a shop, or near a place that has none. */
export function ShopsNearby({ shops, now }: { shops: readonly ShopInList[]; now: string }) {
  return (
    <Section title={<Trans id="shop.nearby">Nearby</Trans>}>
      <ShopRows shops={shops} level={3} now={now} isAccessSaid />
    </Section>
  );
}
