import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { DealCard } from "../deal.ts";
import { DealGrid } from "./deal-grid.tsx";

/** The deals of a shop or a brand, for its page. Nothing where there are none. */
export function ShopDeals({ deals, pictureBase }: { deals: readonly DealCard[]; pictureBase: string }) {
  if (deals.length === 0) return null;
  return (
    <Section id="deals" title={<Trans id="deals.title-short">Deals</Trans>}>
      <DealGrid deals={deals} pictureBase={pictureBase} level={3} />
    </Section>
  );
}
