import { Trans, useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import type { ListReference } from "../list-reference.ts";
import { MeasuredFrom } from "./measured-from.tsx";
import { Link } from "#ui/link/link.tsx";

type NearestShopProps = {
  shop: { slug: string; name: string };
  city: { slug: string; name: string };
  metres: number;
  /** Where the distance is from. */
  reference: ListReference;
};

/** The first thing a town without a coffeeshop says. */
export function NearestShop({ shop, city, metres, reference }: NearestShopProps) {
  const { i18n } = useLingui();
  const distance = distanceText(i18n.locale, metres);
  const { name: shopName } = shop;
  const { name: cityName } = city;
  return (
    <>
      <p>
        <Trans id="city.nearest">
          The nearest is <Link to={`/coffeeshop/${shop.slug}`}>{shopName}</Link> in{" "}
          <Link to={`/coffeeshops/${city.slug}`}>{cityName}</Link>, {distance}.
        </Trans>
      </p>
      <MeasuredFrom reference={reference} />
    </>
  );
}
