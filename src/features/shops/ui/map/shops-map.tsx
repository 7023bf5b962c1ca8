import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { MapBounds, MapRoom } from "#ui/map/map-point.ts";
import type { MapViewpoint, RunningMap } from "#ui/map/map-start.ts";
import { MapView } from "#ui/map/map-view.tsx";
import type { Bbox } from "#platform/geo/bbox.ts";
import { isInBbox, namedBbox } from "#platform/geo/country-bbox.ts";
import type { MapOrigin } from "#ui/map/origin-layers.ts";
import { distanceText } from "#platform/i18n/format.ts";
import type { MapReference } from "../../map-reference.ts";
import type { Pin } from "../../pin.ts";
import type { MapInPlace } from "../lazy-map.tsx";
import { drawImage } from "./shops-map-draw.ts";
import { creditsOf } from "../map-credits.ts";
import { groundOf, LIMITS } from "./shops-map-ground.ts";
import { type MapCity, pointsOf } from "./shops-map-points.ts";
import styles from "./shops-map.module.css";
import { useMapWords } from "./shops-map-words.ts";

interface ShopsMapProps extends MapInPlace {
  pins: readonly Pin[];
  /** Only open shops were asked for: the others are faint. */
  isOpenWanted: boolean;
  /** From the page's loader. */
  tiles: MapTiles;
  /** Written on the outline of the country; tiles have names of their own. */
  cities: readonly MapCity[];
  /** The initial view, to which the reset button returns. Another one needs another `key`. */
  view: MapViewpoint;
  selectedSlug: string | null;
  onSelect: (slug: string) => void;
  /** At the beginning and after every movement; `isByVisitor` is false at the beginning and when only its size changed. */
  onMove: (bounds: Bbox, isByVisitor: boolean) => void;
  /** Escape was pressed on the map. */
  onLeave: () => void;
  onMap: (map: RunningMap | null) => void;
  /** It fills the screen, beside a list that follows it and says how many are in view. */
  isScreen: boolean;
  /** It is what the page was opened for. */
  isAwaited?: boolean;
  room?: (() => MapRoom) | undefined;
  /** What distances are from: marked where that is the visitor or a landmark. */
  reference: MapReference | null;
  /** Beside those of every map. */
  tools?: ReactNode;
  className?: string;
}

/** All shops of a list on a map of equal standing: everything it shows and does, the list has too. */
export function ShopsMap({
  pins,
  tiles,
  cities,
  view,
  selectedSlug,
  isScreen,
  room,
  isAwaited = isScreen,
  reference,
  isOpenWanted,
  tools,
  className,
  ...on
}: ShopsMapProps) {
  const { t } = useLingui();
  const words = useMapWords({
    name: t({ id: "map.name", message: "Map of the shops in the list" }),
    keys: t({
      id: "map.keys",
      message:
        "Arrow keys move the map, plus and minus zoom, Enter opens the shop nearest the centre, Escape takes you back to the list.",
    }),
    unavailable: t({
      id: "map.unavailable",
      message: "Your browser can’t show a map here. The list has everything the map has.",
    }),
  });
  const points = useMemo(() => pointsOf(pins, isOpenWanted), [pins, isOpenWanted]);
  const ground = useMemo(() => groundOf(tiles, cities), [tiles, cities]);
  const [seen, setSeen] = useState<Bbox | null>(null);
  const selected = pins.find(({ slug }) => slug === selectedSlug);

  function move(bounds: MapBounds, isByVisitor: boolean) {
    const box = namedBbox(bounds);
    if (isByVisitor) setSeen(box);
    on.onMove(box, isByVisitor);
  }

  function select(id: number) {
    const pin = pins.find((pin) => pin.id === id);
    if (pin) on.onSelect(pin.slug);
  }

  return (
    <>
      <MapView
        className={className}
        ground={ground}
        credits={creditsOf(tiles)}
        view={view}
        limits={LIMITS}
        room={room}
        isAwaited={isAwaited}
        origin={useOrigin(reference)}
        points={points}
        selectedId={selected?.id ?? null}
        words={words}
        imageOf={drawImage}
        streets={useStreets(tiles)}
        onSelect={select}
        onMove={move}
        onRunning={on.onRunning}
        onMap={on.onMap}
        onLeave={on.onLeave}
        tools={
          <>
            {isScreen && <LocateLink />}
            {tools}
          </>
        }
      />
      <VisuallyHidden as="output">
        {seen && !isScreen && <CountInView count={pins.filter((pin) => isInBbox(seen, pin)).length} />}
      </VisuallyHidden>
    </>
  );
}

/** The visitor, with the half and the whole of how far around shops are listed; or a landmark, with its name. */
function useOrigin(reference: MapReference | null): MapOrigin | undefined {
  const { i18n } = useLingui();
  if (reference?.kind !== "me" && reference?.kind !== "landmark") return undefined;
  const { longitude, latitude, reachMetres, name } = reference;
  const reaches = reachMetres ? [reachMetres / 2, reachMetres] : [];
  const rings = reaches.map((metres) => ({ metres, label: distanceText(i18n.locale, metres) }));
  return { longitude, latitude, name, rings };
}

/** To the shops around the visitor, as a link: the page of the map asks where that is. */
function LocateLink() {
  const { t } = useLingui();
  return (
    <Link
      to="/map?nearme=true"
      look="plain"
      className={styles.locate}
      aria-label={t({ id: "map.locate", message: "Shops near me" })}
    >
      <Icon glyph={LocateGlyph} />
    </Link>
  );
}

function CountInView({ count }: { count: number }) {
  return (
    <Plural
      id="map.in-view"
      value={count}
      one="# shop in this part of the map"
      other="# shops in this part of the map"
    />
  );
}

function useStreets(tiles: MapTiles) {
  const { t } = useLingui();
  if (tiles.kind !== "outline" || !tiles.streetsUrl) return null;
  const host = new URL(tiles.streetsUrl).hostname;
  return {
    url: tiles.streetsUrl,
    label: t({ id: "map.streets", message: "Show streets" }),
    notice: <Trans id="map.streets.notice">They come from {host}, which then learns your IP address.</Trans>,
  };
}
