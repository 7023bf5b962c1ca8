import { Plural } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { type AddressOf, NO_FILTERS } from "../shop-query.ts";
import { SHOP_KINDS, TOLERATED_KINDS } from "../shop.ts";

const OTHER_KINDS = SHOP_KINDS.filter((kind) => !TOLERATED_KINDS.includes(kind));

/** The shops of a list that sell no cannabis, counted apart from its coffeeshops. */
export function OtherShops({ count, addressOf }: { count: number; addressOf: AddressOf }) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={addressOf({ ...NO_FILTERS, kinds: OTHER_KINDS })} kind="quiet">
        <Plural
          id="list.other-shops"
          value={count}
          one="# smart or head shop"
          other="# smart and head shops"
        />
      </ButtonLink>
    </p>
  );
}
