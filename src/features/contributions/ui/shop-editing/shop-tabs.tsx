import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { SHOP_TABS, type ShopTab, shopTabAddress } from "../../shop-tab.ts";

/** The parts of a shop that whoever speaks for it keeps. */
export function ShopTabs({ shopId, current }: { shopId: number; current: ShopTab }) {
  const { t } = useLingui();
  const words: Record<ShopTab, string> = {
    facts: t({ id: "shop-editing.tab.facts", message: "Facts" }),
    hours: t({ id: "shop-editing.tab.hours", message: "Hours" }),
    menu: t({ id: "shop-editing.tab.menu", message: "Menu" }),
    photos: t({ id: "shop-editing.tab.photos", message: "Photos" }),
    figures: t({ id: "shop-editing.tab.figures", message: "Figures" }),
    people: t({ id: "shop-editing.tab.people", message: "People" }),
  };
  return (
    <LinkTabs
      label={t({ id: "shop-editing.tabs", message: "Parts of the shop" })}
      tabs={SHOP_TABS.map((tab) => ({
        to: shopTabAddress(shopId, tab),
        label: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
