import { Trans } from "@lingui/react/macro";

/** The notice where a rule or the owner hides the prices of a shop: the same words on its menu and beside a product. */
export function PricesOfShopKept() {
  return <Trans id="product-page.prices-of-shop-kept">This shop’s prices aren’t shown here.</Trans>;
}
