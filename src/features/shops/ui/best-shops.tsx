import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import { ShopRows } from "./shop-rows.tsx";

/** The coffeeshops that visitors rate best, for the home page. */
export function BestShops({ shops, now }: { shops: readonly ShopInList[]; now: string }) {
  return (
    <Section title={<Trans id="shops.best">Best coffeeshops</Trans>}>
      <ShopRows shops={shops} now={now} level={3} />
    </Section>
  );
}
