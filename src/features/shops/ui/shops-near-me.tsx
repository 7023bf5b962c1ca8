import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Grid } from "#ui/layout/grid.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loading } from "#ui/skeleton/loading.tsx";
import { SkeletonCard } from "#ui/skeleton/skeleton-card.tsx";
import { ErrorState } from "#ui/state/error-state.tsx";
import { Button } from "#ui/button/button.tsx";
import type { Bbox } from "#platform/geo/bbox.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import { LocationAlert } from "../../places/ui/location-alert.tsx";
import { useAroundMe } from "../../places/ui/use-around-me.ts";
import { readShopsNear } from "../calls.ts";
import type { ShopList as List } from "../shop-list.ts";
import type { AddressOf, ShopFilters } from "../shop-query.ts";
import { ShopList } from "./shop-list.tsx";

type ShopsNearMeProps = {
  filters: ShopFilters;
  addressOf: AddressOf;
  now: string;
  /** Renders the list with its map around the visitor. */
  children: (list: ReactNode, found: Found | null) => ReactNode;
  /** Rendered instead while the visitor's position is unknown. */
  fallback: ReactNode;
};

/** `around`: the part of a map that shows them. */
export type Found = { list: List; around: Bbox };

const METRES = 2_000;

/** The shops around the visitor. The position stays in the memory of this page and goes into one call. */
export function ShopsNearMe({ filters, addressOf, now, children, fallback }: ShopsNearMeProps) {
  const { state, alert, tryAgain } = useAroundMe<Found>(
    async (point, asking) => ({
      list: await readShopsNear({ point, filters }, asking),
      around: boxAround(point, METRES),
    }),
    JSON.stringify(filters),
  );

  if (state === "locating") return children(<Locating />, null);
  if (state === "failed") return children(<Failed onTryAgain={tryAgain} />, null);
  if (state === "nowhere") {
    return (
      <>
        <LocationAlert {...alert} />
        {fallback}
      </>
    );
  }
  return children(
    <ShopList list={state.list} filters={filters} addressOf={addressOf} start="visitor" now={now} />,
    state,
  );
}

function Locating() {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <p>
        <Trans id="near-me.locating">
          We ask your browser where you are, for this answer only. It is kept nowhere.
        </Trans>
      </p>
      <Loading label={t({ id: "near-me.loading", message: "Looking for shops around you" })}>
        <Grid columns="cards">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      </Loading>
    </Stack>
  );
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t({ id: "near-me.failed", message: "The shops around you could not be read" })}
      action={
        <Button onClick={onTryAgain}>
          <Trans id="near-me.again">Try again</Trans>
        </Button>
      }
    />
  );
}
