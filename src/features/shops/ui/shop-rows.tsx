import { Grid } from "#ui/layout/grid.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import { ShopRow, type ShopRowProps } from "./shop-row.tsx";

type ShopRowsProps = Omit<ShopRowProps, "shop" | "isOpening"> & {
  shops: readonly ShopInList[];
  /** They begin on the first screen. */
  isFirst?: boolean;
};

/** So many pictures are on a first screen; the others wait until they are near it. */
const ON_FIRST_SCREEN = 4;

/** Shops below each other, in two columns where there is room. */
export function ShopRows({ shops, isFirst = false, ...row }: ShopRowsProps) {
  return (
    <Grid as="ul" columns="rows" gap={8}>
      {shops.map((shop, index) => (
        <ShopRow key={shop.id} shop={shop} isOpening={isFirst && index < ON_FIRST_SCREEN} {...row} />
      ))}
    </Grid>
  );
}
