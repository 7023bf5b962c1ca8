import { Grid } from "#ui/layout/grid.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import { ShopCard } from "./shop-card.tsx";

/** Shops as cards, as many columns as fit. */
export function ShopGrid({
  shops,
  now,
  level = 3,
}: {
  shops: readonly ShopInList[];
  /** When the shops were read, ISO 8601: their opening states are those of then. */
  now: string;
  level?: 2 | 3;
}) {
  return (
    <Grid as="ul" columns="cards">
      {shops.map((shop) => (
        <ShopCard key={shop.id} shop={shop} now={now} level={level} />
      ))}
    </Grid>
  );
}
