import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import type { BrandToEdit } from "../../brand-fields.ts";
import { BRAND_TABS, type BrandTab, brandTabAddress } from "../../brand-tab.ts";

type BrandTabsProps = { brand: BrandToEdit; current: BrandTab };

/** The parts of a brand that whoever speaks for it keeps. */
export function BrandTabs({ brand: { id, shown }, current }: BrandTabsProps) {
  const { t } = useLingui();
  const words: Record<BrandTab, string> = {
    facts: t({ id: "brand-editing.tab.facts", message: "Facts" }),
    photos: t({ id: "brand-editing.tab.photos", message: "Logo and pictures" }),
    people: t({ id: "brand-editing.tab.people", message: "People" }),
  };
  const tabs = BRAND_TABS.filter((tab) => tab !== "people" || shown.state === "active");
  return (
    <LinkTabs
      label={t({ id: "brand-editing.tabs", message: "Parts of the brand" })}
      tabs={tabs.map((tab) => ({
        to: brandTabAddress(id, tab),
        label: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
