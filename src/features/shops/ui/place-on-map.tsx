import { type ReactNode, useState } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Point } from "#platform/geo/geo.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";

const PlaceMap = pressedPart(async () => {
  const [part] = await Promise.all([import("./map/place-map.tsx"), needArea("map")]);
  return part.PlaceMap;
});

type PlaceOnMapProps = {
  /** Null while what is typed is no place. */
  place: Point | null;
  tiles: MapTiles;
  onMove: (place: Point) => void;
  /** What the button says. */
  children: ReactNode;
};

/** A button that opens a map on which a place is put right. What is typed by hand closes it: the map would show another place. */
export function PlaceOnMap({ place, tiles, onMove, children }: PlaceOnMapProps) {
  const [shown, setShown] = useState<Point | null>(null);
  const isOpen = shown !== null && place?.latitude === shown.latitude && place.longitude === shown.longitude;
  return (
    <>
      <Button
        kind="quiet"
        icon={<Icon glyph={MapGlyph} />}
        aria-expanded={isOpen}
        disabled={!place}
        onClick={() => setShown(isOpen ? null : place)}
      >
        {children}
      </Button>
      {isOpen && (
        <PlaceMap
          place={shown}
          tiles={tiles}
          onMissing={() => setShown(null)}
          onMove={({ latitude, longitude }) => {
            // To a metre: more would be no truer.
            const moved = { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
            setShown(moved);
            onMove(moved);
          }}
        />
      )}
    </>
  );
}
