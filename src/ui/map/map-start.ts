import type { MapPaint } from "./map-paint.ts";
import type { MapBounds, MapGround, MapImage, MapPoint } from "./map-point.ts";

/** What a map says. */
export interface MapWords {
  /** What the map shows, as its name for those who cannot see it. */
  name: string;
  /** How keys work on it. */
  keys: string;
  loading: string;
  /** There is no map here, and where the same things are found. */
  unavailable: string;
  /** Pieces of it could not be loaded. */
  incomplete: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  scrollWithCtrl: string;
  scrollWithCommand: string;
  useTwoFingers: string;
}

/** All around these bounds, or this point in the middle. */
export type MapViewpoint = { bounds: MapBounds } | { longitude: number; latitude: number; zoom: number };

/** What a map is started with. */
export interface MapStart {
  ground: MapGround;
  view: MapViewpoint;
  /** The map never leaves these. */
  limits: MapBounds;
  points: readonly MapPoint[];
  selectedId: number | null;
  /** The page scrolls on over the map: zooming takes Ctrl, moving on a touch screen takes two fingers. */
  isCooperative: boolean;
  words: MapWords;
  /** The id of the element that says how keys work. */
  describedBy: string;
  /** The picture of a name that some point has; null when there is none of that name. */
  imageOf: (name: string, paint: MapPaint) => Promise<MapImage | null>;
  onSelect?: (id: number) => void;
  /** At the beginning and after every movement. `isByVisitor`: neither the former nor because its size changed. */
  onMove?: (bounds: MapBounds, isByVisitor: boolean) => void;
  /** Escape was pressed on the map. */
  onLeave?: () => void;
  /** Something could not be loaded; the map goes on without it. */
  onProblem: (message: string) => void;
}

/** A map that is there. */
export interface RunningMap {
  setPoints(points: readonly MapPoint[]): void;
  select(id: number | null): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Back to where it began. */
  reset(): void;
  /** Loads a style from elsewhere and gives whom it asks to be named; rejects, and stays as it is, when that fails. */
  showStreets(url: string): Promise<string[]>;
}
