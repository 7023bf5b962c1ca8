import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";
import type { ShopSort } from "../shop-query.ts";

type SortUnansweredProps = {
  sort: ShopSort;
  /** Those that enough real shops can be put in. */
  sorts: readonly ShopSort[];
};

/** Says of a list in an order that is not offered (server/offered-sorts.ts) how little that order means yet. */
export function SortUnanswered({ sort, sorts }: SortUnansweredProps) {
  if (sorts.includes(sort)) return null;
  return (
    <Notice>
      <p>
        <Trans id="sort.unanswered">
          We know too little yet to sort by this: shops we know it of come first.
        </Trans>
      </p>
    </Notice>
  );
}
