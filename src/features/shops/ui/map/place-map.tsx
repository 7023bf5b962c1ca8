import { Trans, useLingui } from "@lingui/react/macro";
import type { Map as MapLibre } from "maplibre-gl";
import { useRef, useState } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Point } from "#platform/geo/geo.ts";
import { PlaceGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SHOP_ZOOM } from "../../map-reference.ts";
import { BareMap } from "./bare-map.tsx";
import styles from "./place-map.module.css";

type PlaceMapProps = {
  /** Where the pin stands at first. */
  place: Point;
  tiles: MapTiles;
  /** The map was moved, and the pin stands here now. */
  onMove: (place: Point) => void;
};

/** At most a little closer than the map of a shop: a door is told from the next one. */
const ZOOMS = { file: SHOP_ZOOM + 1, url: SHOP_ZOOM + 1, outline: 10 };

/**
 * A map that is moved below a pin in its middle: with a finger, a mouse or the arrow keys alike, and without covering the pin with the
 * finger that moves it.
 */
export function PlaceMap({ place, tiles, onMove }: PlaceMapProps) {
  const { t } = useLingui();
  const [begun] = useState(place);
  const map = useRef<MapLibre>(null);
  const words = {
    name: t({ id: "map.of-place", message: "Map with a pin in its middle" }),
    keys: t({
      id: "map.of-place.keys",
      message: "Arrow keys move the map below the pin, plus and minus zoom.",
    }),
    unavailable: t({
      id: "map.of-place.unavailable",
      message: "Your browser can’t show a map here. The place can be typed in degrees.",
    }),
  };
  return (
    <div className={styles.place}>
      <p className={styles.how}>
        <Trans id="map.of-place.how">Move the map until the tip of the pin is on the door.</Trans>
      </p>
      <div className={styles.map}>
        <BareMap
          tiles={tiles}
          view={{ ...begun, zoom: ZOOMS[tiles.kind] }}
          words={words}
          onMap={(running) => {
            map.current = running?.engine.map ?? null;
            if (map.current) zoomAroundMiddle(map.current);
          }}
          onMove={(_, isByVisitor) => isByVisitor && map.current && onMove(middleOf(map.current))}
        />
        <span className={styles.pin}>
          <Icon glyph={PlaceGlyph} size={40} />
        </span>
      </div>
    </div>
  );
}

/** Zooming leaves the middle where it is: the pin stands there. */
function zoomAroundMiddle(map: MapLibre): void {
  for (const zooming of [map.scrollZoom, map.touchZoomRotate]) {
    // How it zooms is read when it is switched on.
    zooming.disable();
    zooming.enable({ around: "center" });
  }
}

function middleOf(map: MapLibre): Point {
  const { lng: longitude, lat: latitude } = map.getCenter();
  return { longitude, latitude };
}
