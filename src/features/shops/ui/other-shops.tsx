import { Plural } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { type AddressOf, type ListStandard, NO_FILTERS } from "../shop-query.ts";
import { SHOP_KINDS, TOLERATED_KINDS } from "../shop.ts";

const OTHER_KINDS = SHOP_KINDS.filter((kind) => !TOLERATED_KINDS.includes(kind));

type OtherShopsProps = { count: number; addressOf: AddressOf; standard: ListStandard };

/** The shops of a list that sell no cannabis, counted apart from its coffeeshops. */
export function OtherShops({ count, addressOf, standard }: OtherShopsProps) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={addressOf({ ...NO_FILTERS, sort: standard.sort, kinds: OTHER_KINDS })} kind="quiet">
        <Plural
          id="list.other-shops"
          value={count}
          one="# smartshop or head shop"
          other="# smartshops and head shops"
        />
      </ButtonLink>
    </p>
  );
}
