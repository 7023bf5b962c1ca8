import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { ShopCard } from "../shop.ts";
import { ShopGrid } from "./shop-grid.tsx";

/** What is near a shop, or near a place that has none. */
export function ShopsNearby({ shops, now }: { shops: readonly ShopCard[]; now: string }) {
  return (
    <Section title={<Trans id="shop.nearby">Nearby</Trans>}>
      <ShopGrid shops={shops} now={now} />
    </Section>
  );
}
