import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { LocationAlert } from "#features/places/ui/location-alert.tsx";
import { useAroundMe } from "#features/places/ui/use-around-me.ts";
import type { PageError } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import { boxOfPoints } from "#platform/geo/box-of-points.ts";
import type { Point } from "#platform/geo/geo.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loading } from "#ui/skeleton/loading.tsx";
import { SkeletonLine } from "#ui/skeleton/skeleton-line.tsx";
import { ErrorState } from "#ui/state/error-state.tsx";
import { readFacetsAround, readShopsAround } from "../../calls.ts";
import type { MapReference } from "../../map-reference.ts";
import { type NearMe, nearMe } from "../../near-me.ts";
import type { ShopFacets } from "../../shop-list.ts";
import type { ShopFilters } from "../../shop-query.ts";
import type { ShopCard } from "../../shop.ts";
import type { Station } from "../../station.ts";
import { ElsewherePlaces } from "./elsewhere-places.tsx";
import { NearMeHeading } from "./near-me-heading.tsx";
import { NearMeRows } from "./near-me-rows.tsx";

type ShopsNearMeProps = {
  filters: ShopFilters;
  now: string;
  stations: readonly Station[];
  /** The search for another place. */
  search: ReactNode;
  /** Renders the list with its map around the visitor, who is not found yet while there is no `found`. */
  children: (heading: ReactNode, rows: ReactNode, found: Around | null) => ReactNode;
};

/** The shops around a visitor, for their map. */
export interface Around {
  /** The part of the country they are of. */
  around: Bbox;
  /** What the map begins with: the visitor and the nearest that are open. */
  start: Bbox;
  /** Where the visitor is. */
  reference: MapReference;
  /** Counted there. */
  facets: ShopFacets;
  /** How many of them have unknown hours. */
  unknownCount: number;
}

interface Found extends Around {
  shops: NearMe<ShopCard>;
  accuracyMetres: number;
}

/** How far the map reaches at least: what one walks in a quarter of an hour. */
const LEAST_METRES = 1_000;
/** Where not even the widest ring has enough shops, the map shows that ring. */
const MOST_METRES = 25_000;

/** The shops around the visitor. The position goes into calls for these shops; of a member it is noted with their session (useAroundMe). */
export function ShopsNearMe({ filters, now, stations, search, children }: ShopsNearMeProps) {
  const [isElsewhere, setElsewhere] = useState(false);
  const { state, alert, tryAgain } = useAroundMe<Found>(async ({ accuracyMetres, ...point }, asking) => {
    const shops = nearMe(await readShopsAround({ point, filters }, asking));
    const metres = shops.ringKm === null ? MOST_METRES : Math.max(LEAST_METRES, shops.ringKm * 1000);
    const reference: MapReference = { kind: "me", name: "", ...point, reachMetres: metres };
    const within = { ...filters, withinKm: filters.withinKm ?? shops.ringKm };
    const facets = await readFacetsAround({ point, filters: within }, asking);
    const around = boxAround(point, metres);
    const start = boxOfNearest(point, shops.open) ?? around;
    return { shops, accuracyMetres, around, start, reference, facets, unknownCount: shops.unknown.length };
  }, JSON.stringify(filters));

  if (state === "locating") return children(<NearMeHeading accuracyMetres={null} />, <Locating />, null);
  if ("trouble" in state || isElsewhere) {
    const trouble = "trouble" in state ? state.trouble : null;
    return (
      <>
        {trouble && <LocationAlert {...alert} trouble={trouble} />}
        <ElsewherePlaces
          stations={stations}
          search={search}
          isRefused={trouble === "denied" || trouble === "unsupported"}
          onUseLocation={() => {
            setElsewhere(false);
            tryAgain();
          }}
        />
      </>
    );
  }
  if ("failure" in state) {
    const failed = <Failed failure={state.failure} onTryAgain={tryAgain} />;
    return children(<NearMeHeading accuracyMetres={null} />, failed, null);
  }
  return children(
    <NearMeHeading accuracyMetres={state.accuracyMetres} onChange={() => setElsewhere(true)} />,
    <NearMeRows shops={state.shops} now={now} />,
    state,
  );
}

/** So many of those that are open can be told apart on a phone, and so much is seen around each, in metres. */
const [MOST_FITTED, METRES_AROUND] = [8, 120];

/** The visitor and the nearest shops that are open: with all of a ring they would be one disc. */
function boxOfNearest(point: Point, open: readonly ShopCard[]): Bbox | null {
  return open.length === 0 ? null : boxOfPoints([point, ...open.slice(0, MOST_FITTED)], METRES_AROUND);
}

function Locating() {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <p>
        <Trans id="near-me.locating">
          We ask your browser where you are. Signed out, it’s used for this answer only; signed in, we keep it
          with your session, to about 100 metres.
        </Trans>
      </p>
      <Loading label={t({ id: "near-me.loading", message: "Finding you" })}>
        <Stack gap={6}>
          {Array.from({ length: 5 }, (_, index) => (
            <Stack key={index} gap={2}>
              <SkeletonLine />
              <SkeletonLine />
            </Stack>
          ))}
        </Stack>
      </Loading>
    </Stack>
  );
}

function Failed({ failure, onTryAgain }: { failure: PageError; onTryAgain: () => void }) {
  const { t } = useLingui();
  const text = useFailureText(failure);
  return (
    <ErrorState
      title={t({ id: "near-me.failed", message: "Shops near you couldn’t be loaded" })}
      action={
        <Button onClick={onTryAgain}>
          <Trans id="near-me.again">Try again</Trans>
        </Button>
      }
    >
      <p>{text}</p>
    </ErrorState>
  );
}
