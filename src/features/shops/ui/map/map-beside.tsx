import { Plural, Trans } from "@lingui/react/macro";
import { useState, useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { type PageError, pageErrorOf } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import { Button } from "#ui/button/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { MapRoom } from "#ui/map/map-point.ts";
import type { MapViewpoint, RunningMap } from "#ui/map/map-start.ts";
import { readPins } from "../../calls.ts";
import type { MapReference } from "../../map-reference.ts";
import type { Pin } from "../../pin.ts";
import { type PinScope, pinQuery } from "../../pin-scope.ts";
import type { MapInPlace } from "../lazy-map.tsx";
import styles from "./map-beside.module.css";
import { MapCard } from "./map-card.tsx";
import { ShopsMapLegend } from "./shops-map-legend.tsx";
import { ShopsMap } from "./shops-map.tsx";
import { useMapCities } from "./use-map-cities.ts";
import { useZones, ZonesOnMap, ZonesSwitch } from "./zones-switch.tsx";

interface Pins {
  pins: readonly Pin[];
  /** Including those that were too many to show. */
  total: number;
  failure: PageError | null;
}

const NO_PINS: Pins = { pins: [], total: 0, failure: null };

/** The pins of a map, fetched again when its scope changes; the old ones stay until then. */
function usePins(scope: PinScope): Pins & { tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
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
      (found) => leaving.signal.aborted || setPins({ ...found, failure: null }),
      (error: unknown) =>
        leaving.signal.aborted || setPins((before) => ({ ...before, failure: pageErrorOf(error) })),
    );
    return () => leaving.abort();
  }, [key, attempt]);
  return { ...pins, tryAgain: () => setAttempt((count) => count + 1) };
}

/** What fills a screen with its map: what floats over it, and the shop whose card is open. */
export interface MapScreenParts {
  element: () => HTMLElement | null;
  /** Read when the map starts and moves. */
  room: () => MapRoom;
  reference: MapReference | null;
  chosen: string | null;
  onChoose: (slug: string | null) => void;
  /** Where open shops were asked for: whether those of unknown hours are shown besides. */
  areOthersShown: boolean;
  /** The map once it runs, null when it is gone. */
  onMap: (map: RunningMap | null) => void;
  /** ISO 8601, of the list. */
  now: string;
}

export interface MapBesideProps extends MapInPlace {
  scope: PinScope;
  /** The initial view; another one restarts the map, unless it is where the visitor has moved it. */
  view: MapViewpoint;
  tiles: MapTiles;
  /** The visitor moved the map. */
  onMove?: ((bbox: Bbox) => void) | undefined;
  listId: string;
  /** The slug of the shop whose card is hovered or focused. */
  pointedAt: string | null;
  screen?: MapScreenParts | undefined;
  /** Around each no-smoking zone of the country; without them the map has no switch for these. */
  zones?: readonly Bbox[];
}

/** The map of a list, with its overlays. Fetched by LazyMap, hence the default export. */
export default function MapBeside(props: MapBesideProps) {
  const { scope, view, tiles, onMove, onRunning, listId, pointedAt, screen } = props;
  const [own, setOwn] = useState<string | null>(null);
  const [map, setMap] = useState<RunningMap | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const choose = screen?.onChoose ?? setOwn;
  const chosen = screen ? screen.chosen : own;
  const { pins, total, failure, tryAgain } = usePins(scope);
  const isOpenWanted = scope.filters.open !== null;
  const shownCount = pins.length;
  const isOutline = tiles.kind === "outline";
  const cities = useMapCities(isOutline);
  const { begun, isThereAlready } = useBeginning(view);
  const zones = useZones(props.zones);
  const pin = pins.find(({ slug }) => slug === chosen);
  const card = useRef<HTMLDivElement>(null);
  useCardAtPin(card, { map, pin, screen });

  function runs(running: RunningMap | null) {
    setMap(running);
    zones.look(running);
    screen?.onMap(running);
  }

  const selectedSlug = pointedAt ?? chosen;
  const isShown = ({ openness, slug }: Pin) =>
    !isOpenWanted || screen?.areOthersShown || openness === "open" || slug === selectedSlug;

  function move(bbox: Bbox, isByVisitor: boolean) {
    zones.look(map);
    if (!isByVisitor) return;
    isThereAlready({ bounds: bbox, isExact: true });
    onMove?.(bbox);
  }

  return (
    <div className={classNames(styles.map, screen && styles.screen)}>
      {(!isOutline || cities) && (
        <ShopsMap
          key={begun.count}
          className={classNames(styles.canvas, screen && styles.bare)}
          pins={pins.filter(isShown)}
          isOpenWanted={isOpenWanted}
          cities={cities ?? []}
          view={begun.view}
          tiles={tiles}
          selectedSlug={selectedSlug}
          isScreen={screen !== undefined}
          room={screen?.room}
          reference={screen?.reference ?? null}
          tools={zones.areInView && <ZonesSwitch isOn={zones.areShown} onPress={zones.turn} />}
          onSelect={choose}
          onMove={move}
          onRunning={onRunning}
          onMap={runs}
          onLeave={() => (chosen ? choose(null) : document.getElementById(listId)?.focus())}
        />
      )}
      {map && zones.areShown && (
        <ZonesOnMap
          map={map}
          isScreen={screen !== undefined}
          isBelow={pin !== undefined}
          onPress={() => choose(null)}
          onMissing={zones.turn}
        />
      )}
      <div className={styles.foot}>
        <div role="status" className={styles.notice}>
          {failure && <PinsFailed failure={failure} onTryAgain={tryAgain} />}
          {!failure && total > shownCount && (
            <Plural
              id="map.too-many"
              value={shownCount}
              one="Only # shop fits on the map. Zoom in to see more."
              other="Only # shops fit on the map. Zoom in to see more."
            />
          )}
        </div>
        {!pin && <ShopsMapLegend hasSamples={pins.some(({ isSample }) => isSample)} />}
        {pin && (
          <MapCard
            ref={card}
            key={pin.slug}
            pin={pin}
            reference={screen?.reference ?? null}
            now={screen?.now ?? now}
            isAtPin={screen !== undefined}
            onClose={() => choose(null)}
          />
        )}
      </div>
    </div>
  );
}

/** From this width on a card stands at its pin (map-card.module.css). */
const IS_WIDE = "(min-width: 768px)";
/** Of a selected pin, and the air around a card, in px. */
const [PIN_HEIGHT, AIR] = [62, 20];

/** Keeps the card at its pin, and moves the map until pin and card are clear of everything that floats over it. */
function useCardAtPin(
  card: RefObject<HTMLElement | null>,
  { map, pin, screen }: { map: RunningMap | null; pin: Pin | undefined; screen: MapScreenParts | undefined },
): void {
  const begin = useEffectEvent(() => {
    const element = card.current;
    if (!map || !pin || !element) return undefined;
    const isAtPin = screen !== undefined && matchMedia(IS_WIDE).matches;
    const end = isAtPin ? map.follow(element, pin) : undefined;
    // Again once it has been read how the shop is, which takes more lines.
    const watcher = new ResizeObserver(() => {
      // The credits stay in view above it (map-screen.module.css).
      screen?.element()?.style.setProperty("--card-height", `${element.offsetHeight + AIR}px`);
      map.moveClear(pin, roomWith(element, isAtPin, screen?.room()));
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      end?.();
    };
  });
  useEffect(() => begin(), [map, pin?.id]);
}

/** What a map has left for a pin whose card is open: below it where the card stands at the pin, else above the card. */
function roomWith({ offsetWidth, offsetHeight }: HTMLElement, isAtPin: boolean, room?: MapRoom): MapRoom {
  const { top, right, bottom, left } = room ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const above = top + PIN_HEIGHT + AIR;
  if (!isAtPin) return { top: above, right: 2 * AIR, bottom: offsetHeight + 3 * AIR, left: 2 * AIR };
  const beside = offsetWidth / 2 + AIR;
  return { top: above, right: right + beside, bottom: bottom + offsetHeight + 2 * AIR, left: left + beside };
}

/**
 * The map restarts when the page changes its scope, but not when the page follows the map, which then has that view already. The view of a
 * place is no view of a map: whoever searches for it again wants to be there again.
 */
function useBeginning(view: MapViewpoint) {
  const asked = JSON.stringify(view);
  const [begun, setBegun] = useState({ view, count: 0, last: asked, at: [] as string[] });
  if (begun.last !== asked) {
    const isNew = !begun.at.includes(asked);
    setBegun({ ...begun, last: asked, ...(isNew && { view, count: begun.count + 1, at: [] }) });
  }
  function isThereAlready(there: MapViewpoint) {
    setBegun((before) => ({ ...before, at: [...before.at, JSON.stringify(there)].slice(-MOST_VIEWS) }));
  }
  return { begun, isThereAlready };
}

/** A list that follows a moving map answers late, about views that are gone. */
const MOST_VIEWS = 50;

type PinsFailedProps = { failure: PageError; onTryAgain: () => void };

function PinsFailed({ failure, onTryAgain }: PinsFailedProps) {
  const text = useFailureText(failure);
  return (
    <>
      <p>
        <Trans id="map.pins-failed">The shops couldn’t be put on the map. They’re in the list.</Trans> {text}
      </p>
      <Button kind="quiet" onClick={onTryAgain}>
        <Trans id="map.pins-again">Try again</Trans>
      </Button>
    </>
  );
}
