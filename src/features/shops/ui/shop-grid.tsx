import { Grid } from "#ui/layout/grid.tsx";
import type { ShopCard as Shop } from "../shop.ts";
import { ShopCard } from "./shop-card.tsx";

/** Shops as cards, as many columns as fit. */
export function ShopGrid({ shops, level = 3 }: { shops: readonly Shop[]; level?: 2 | 3 }) {
  return (
    <Grid as="ul" columns="cards">
      {shops.map((shop) => (
        <ShopCard key={shop.id} shop={shop} level={level} />
      ))}
    </Grid>
  );
}
