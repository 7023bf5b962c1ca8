import { Plural, Trans } from "@lingui/react/macro";
import type { DealCard } from "../deal.ts";

/** Where a deal is valid, in one line: at one shop, at several, or wherever the brand is sold. */
export function DealPlace({ shops, brand }: Pick<DealCard, "shops" | "brand">) {
  const [first, ...others] = shops;
  const brandName = brand.name;
  if (!first) return <Trans id="deals.everywhere">Wherever {brandName} is sold</Trans>;
  const shopName = first.name;
  const cityName = first.city.name;
  if (others.length === 0) {
    return (
      <Trans id="deals.at">
        At {shopName}, {cityName}
      </Trans>
    );
  }
  return (
    <Plural
      id="deals.at-several"
      value={others.length}
      one={`At ${shopName}, ${cityName}, and one other shop`}
      other={`At ${shopName}, ${cityName}, and # other shops`}
    />
  );
}
