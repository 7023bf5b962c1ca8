import { Trans } from "@lingui/react/macro";

/** The notice where a rule hides the prices of a shop: the same words on its menu and beside a product. */
export function PricesOfShopKept() {
  return (
    <Trans id="product-page.prices-of-shop-kept">We’re not allowed to show this shop’s prices here.</Trans>
  );
}
