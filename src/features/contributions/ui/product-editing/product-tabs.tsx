import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { PRODUCT_TABS, type ProductTab, productTabAddress } from "../../product-tab.ts";

/** The parts of a product that whoever keeps it edits. */
export function ProductTabs({ productId, current }: { productId: number; current: ProductTab }) {
  const { t } = useLingui();
  const words: Record<ProductTab, string> = {
    facts: t({ id: "product-editing.tab.facts", message: "Facts" }),
    photos: t({ id: "product-editing.tab.photos", message: "Pictures" }),
  };
  return (
    <LinkTabs
      label={t({ id: "product-editing.tabs", message: "Parts of the product" })}
      tabs={PRODUCT_TABS.map((tab) => ({
        to: productTabAddress(productId, tab),
        label: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
