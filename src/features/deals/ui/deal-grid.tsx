import { Grid } from "#ui/layout/grid.tsx";
import type { DealCard as Deal } from "../deal.ts";
import { DealCard } from "./deal-card.tsx";

/** Deals as cards, as many columns as fit. */
export function DealGrid({
  deals,
  pictureBase,
  level,
}: {
  deals: readonly Deal[];
  pictureBase: string;
  level?: 2 | 3;
}) {
  return (
    <Grid as="ul" columns="cards">
      {deals.map((deal) => (
        <DealCard key={deal.id} deal={deal} pictureBase={pictureBase} level={level} />
      ))}
    </Grid>
  );
}
