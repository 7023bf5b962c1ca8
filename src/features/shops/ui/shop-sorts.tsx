import { useLingui } from "@lingui/react/macro";
import { LinkMenu } from "#ui/link-menu/link-menu.tsx";
import type { ListReference } from "../list-reference.ts";
import type { AddressOf, ShopFilters, ShopSort } from "../shop-query.ts";
import { useReferenceWords } from "./use-reference-words.ts";

type ShopSortsProps = {
  filters: ShopFilters;
  addressOf: AddressOf;
  /** Those that real shops can be put in. */
  sorts: readonly ShopSort[];
  reference: ListReference | null;
};

const CENTRE: ListReference = { kind: "centre", name: "" };

/** The order of a list, which also says where its distances begin. */
export function ShopSorts({ filters, addressOf, sorts, reference }: ShopSortsProps) {
  const { t } = useLingui();
  const { from, after } = useReferenceWords(reference ?? CENTRE);
  const centre = useReferenceWords(CENTRE);
  const words: Record<ShopSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    name: t({ id: "sort.name", message: "By name" }),
    price: t({ id: "sort.price", message: "Cheapest gram" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
    nearest: from,
  };
  // An old link may ask for one that is not offered.
  const shown = sorts.includes(filters.sort) ? sorts : [filters.sort, ...sorts];
  return (
    <LinkMenu
      label={t({ id: "sort.label", message: "Sort" })}
      choices={[
        ...shown.map((sort) => ({
          to: addressOf({ ...filters, sort, page: 1 }),
          words: words[sort],
          short: sort === "nearest" ? after : undefined,
          isCurrent: filters.sort === sort,
        })),
        ...(filters.from
          ? [
              {
                to: addressOf({ ...filters, from: null, sort: "nearest", page: 1 }),
                words: centre.from,
                isCurrent: false,
              },
            ]
          : []),
      ]}
    />
  );
}
