import { Plural, Trans } from "@lingui/react/macro";
import { useState, useEffect, useEffectEvent } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { Button } from "#ui/button/button.tsx";
import type { MapViewpoint } from "#ui/map/map-start.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { type PinScope, pinQuery } from "../../pin-scope.ts";
import type { MapInPlace } from "../lazy-map.tsx";
import styles from "./map-beside.module.css";
import { SelectedPin } from "./selected-pin.tsx";
import { ShopsMapLegend } from "./shops-map-legend.tsx";
import { ShopsMap } from "./shops-map.tsx";
import { useMapCities } from "./use-map-cities.ts";
import { useLocation, useNavigate } from "react-router";
import { readPins } from "../../calls.ts";
import type { Pin } from "../../pin.ts";

interface Pins {
  pins: readonly Pin[];
  /** Including those that were too many to show. */
  total: number;
  hasFailed: boolean;
}

const NO_PINS: Pins = { pins: [], total: 0, hasFailed: false };

/** The pins of a map, fetched again when its scope changes; the old ones stay until then. */
function usePins(scope: PinScope): Pins {
  const [pins, setPins] = useState(NO_PINS);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ask = useEffectEvent((signal: AbortSignal) => {
    const redirectTo = (path: string) => navigate(path, { replace: true });
    return readPins(scope, { pagePath: pathname, redirectTo, signal });
  });
  const key = pinQuery(scope).toString();
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (found) => leaving.signal.aborted || setPins({ ...found, hasFailed: false }),
      () => leaving.signal.aborted || setPins((before) => ({ ...before, hasFailed: true })),
    );
    return () => leaving.abort();
  }, [key]);
  return pins;
}

export interface MapBesideProps extends MapInPlace {
  scope: PinScope;
  /** The initial view; another one restarts the map. */
  view: MapViewpoint;
  tiles: MapTiles;
  /** The visitor moved the map. */
  onMove?: ((bbox: Bbox) => void) | undefined;
  /** Updates the list; omitted where it does not follow the map. */
  onSearchHere?: ((bbox: Bbox) => void) | undefined;
  listId: string;
  /** The slug of the shop whose card is hovered or focused. */
  pointedAt: string | null;
}

/** The map of a list, with its overlays. Fetched by LazyMap, hence the default export. */
export default function MapBeside(props: MapBesideProps) {
  const { scope, view, tiles, onMove, onSearchHere, onRunning, listId, pointedAt } = props;
  const [moved, setMoved] = useState<Bbox | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { pins, total, hasFailed } = usePins(scope);
  const isOutline = tiles.kind === "outline";
  const cities = useMapCities(isOutline);
  const { begun, isThereAlready } = useBeginning(view);
  const pin = pins.find(({ slug }) => slug === selected);

  function move(bbox: Bbox, isByVisitor: boolean) {
    if (!isByVisitor) return;
    setMoved(bbox);
    onMove?.(bbox);
  }

  function searchHere(bbox: Bbox) {
    setMoved(null);
    isThereAlready({ bounds: bbox });
    onSearchHere?.(bbox);
  }

  return (
    <div className={styles.map}>
      {(!isOutline || cities) && (
        <ShopsMap
          key={begun.count}
          className={styles.canvas}
          pins={pins}
          cities={cities ?? []}
          view={begun.view}
          tiles={tiles}
          selectedSlug={pointedAt ?? selected}
          onSelect={setSelected}
          onMove={move}
          onRunning={onRunning}
          listId={listId}
        />
      )}
      <div className={styles.top}>
        {moved && onSearchHere && (
          <Button onClick={() => searchHere(moved)}>
            <Trans id="map.search-here">Search this area</Trans>
          </Button>
        )}
        <MapNotice shownCount={pins.length} total={total} hasFailed={hasFailed} />
      </div>
      <div className={styles.foot}>
        {pin ? <SelectedPin pin={pin} onClose={() => setSelected(null)} /> : <ShopsMapLegend />}
      </div>
    </div>
  );
}

/** The map restarts when the page changes its scope, but not when the page follows the map, which then has that view already. */
function useBeginning(view: MapViewpoint) {
  const asked = JSON.stringify(view);
  const [begun, setBegun] = useState({ view, count: 0, at: [asked] });
  if (!begun.at.includes(asked)) setBegun({ view, count: begun.count + 1, at: [asked] });
  function isThereAlready(there: MapViewpoint) {
    setBegun((before) => ({ ...before, at: [asked, JSON.stringify(there)] }));
  }
  return { begun, isThereAlready };
}

type MapNoticeProps = { shownCount: number; total: number; hasFailed: boolean };

function MapNotice({ shownCount, total, hasFailed }: MapNoticeProps) {
  return (
    <p role="status" className={styles.notice}>
      {hasFailed && (
        <Trans id="map.pins-failed">The shops could not be put on the map. They are in the list.</Trans>
      )}
      {!hasFailed && total > shownCount && (
        <Plural
          id="map.too-many"
          value={shownCount}
          one="Only # shop fits on the map. Move closer and search this area to see more."
          other="Only # shops fit on the map. Move closer and search this area to see more."
        />
      )}
    </p>
  );
}
