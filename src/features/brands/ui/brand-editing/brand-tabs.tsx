import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { BRAND_TABS, type BrandTab, brandTabAddress } from "../../brand-tab.ts";

/** The parts of a brand that whoever speaks for it keeps. */
export function BrandTabs({ brandId, current }: { brandId: number; current: BrandTab }) {
  const { t } = useLingui();
  const words: Record<BrandTab, string> = {
    facts: t({ id: "brand-editing.tab.facts", message: "Facts" }),
    people: t({ id: "brand-editing.tab.people", message: "People" }),
  };
  return (
    <LinkTabs
      label={t({ id: "brand-editing.tabs", message: "Parts of the brand" })}
      tabs={BRAND_TABS.map((tab) => ({
        to: brandTabAddress(brandId, tab),
        label: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
