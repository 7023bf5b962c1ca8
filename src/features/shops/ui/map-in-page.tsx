import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { MapPicture } from "#ui/map-picture/map-picture.tsx";
import { mapPictureAddress, type PinScope } from "../pin-scope.ts";
import { LazyMap } from "./lazy-map.tsx";
import { loadMap } from "./load-map.ts";
import { pictureCredits } from "./map-credits.ts";

type MapInPageProps = {
  scope: PinScope;
  /** What it begins with. */
  bounds: Bbox;
  /** What its picture shows, when it begins where a visitor is: pictures are cached for everybody. */
  pictureBounds?: Bbox;
  tiles: MapTiles;
  /** Of the list that has the same shops. */
  listId: string;
};

/** A map of shops that is a part of its page among others, wherever the page puts it. */
export function MapInPage({ scope, bounds, pictureBounds = bounds, tiles, listId }: MapInPageProps) {
  return (
    <LazyMap
      load={loadMap}
      map={{ scope, view: { bounds }, tiles, listId, pointedAt: null }}
      picture={
        <MapPicture
          address={mapPictureAddress(scope, pictureBounds)}
          credits={pictureCredits(tiles)}
          isPatient
        />
      }
    />
  );
}
