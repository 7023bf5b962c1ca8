import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ShopFigures } from "../shop-figures.ts";
import { CountTiles } from "./count-tiles.tsx";

/** The numbers of a shop on the overview, with the way to the others. */
export function WeeksPart({ figures }: { figures: ShopFigures }) {
  return (
    <Section
      level={3}
      title={<Trans id="figures.weeks">The last four weeks</Trans>}
      aside={
        <Link to={`/dashboard/shops/shop?id=${figures.shop.id}&tab=figures`}>
          <Trans id="figures.all">All figures</Trans>
        </Link>
      }
    >
      <CountTiles figures={figures} />
    </Section>
  );
}
