/** One thing on a map. */
export interface MapPoint {
  id: number;
  longitude: number;
  latitude: number;
  name: string;
  /** Names of pictures: from afar, and from close by. They are drawn when one is first needed. */
  farImage: string;
  nearImage: string;
  /** Where two overlap, the higher one is above. */
  rank: number;
}

/** A picture of a point as a document; its lower middle stands on the point. */
export interface MapImage {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** A name written on the map. */
export interface MapPlace {
  name: string;
  longitude: number;
  latitude: number;
  /** The smaller, the earlier it is written: 0 from afar, 3 only close by. */
  tier: number;
}

/** The background of the map: an archive of vector tiles (PMTiles), or the land of a GeoJSON file with names on it. */
export type MapGround =
  | { kind: "tiles"; address: string }
  | { kind: "outline"; address: string; places: readonly MapPlace[] };

/** West, south, east, north, in degrees. */
export type MapBounds = readonly [number, number, number, number];
