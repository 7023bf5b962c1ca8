/** One thing on a map. */
export interface MapPoint {
  id: number;
  longitude: number;
  latitude: number;
  name: string;
  /** The name of its picture, which is drawn when it is first needed. */
  image: string;
  /** Where two overlap, the higher one is above. */
  rank: number;
  /** What visitors look for: a disc of several points says how many of them are lit. */
  isLit: boolean;
  /** Shown, but not what was asked for. */
  isFaint: boolean;
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

/** Land, borders and water of a GeoJSON file, with names on it. */
export interface OutlineGround {
  kind: "outline";
  address: string;
  places: readonly MapPlace[];
  /** The coarse land around it and around tiles, as rings. */
  surroundings: readonly (readonly (readonly number[])[])[];
}

/** The background of the map: an archive of vector tiles (PMTiles), or an outline, which also stands in where the tiles fail. */
export type MapGround = { kind: "tiles"; address: string; outline: OutlineGround } | OutlineGround;

/** West, south, east, north, in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** What floats over the edges of a map, in px: what it shows is shown between. */
export interface MapRoom {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
