import type { Map as MapLibre } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapOrigin } from "./origin-layers.ts";
import type { MapBounds, MapGround, MapImage, MapPoint, MapRoom } from "./map-point.ts";

/** The texts of a map. */
export interface MapWords {
  /** What the map shows, as its name for those who cannot see it. */
  name: string;
  /** How keys work on it. */
  keys: string;
  loading: string;
  /** There is no map in this browser, and where the same things are listed. */
  unavailable: string;
  /** Pieces of it could not be loaded. */
  incomplete: string;
  /** The tiles could not be loaded, so points stand on an outline. */
  noStreets: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  scrollWithCtrl: string;
  scrollWithCommand: string;
  useTwoFingers: string;
}

/**
 * All around these bounds, or this point in the middle. `isExact`: these bounds were seen on a map of the same size, so there is no
 * margin around them.
 */
export type MapViewpoint =
  | { bounds: MapBounds; isExact?: boolean }
  | { longitude: number; latitude: number; zoom: number };

/** Where the points of a map stand: on tiles or on the outline that was asked for, or on one because the tiles failed. */
export type MapProblem = "incomplete" | "noStreets";

/** What a map is started with. */
export interface MapStart {
  ground: MapGround;
  view: MapViewpoint;
  /** The map never leaves these. */
  limits: MapBounds;
  points: readonly MapPoint[];
  selectedId: number | null;
  /** Where distances begin, if that is marked. */
  origin?: MapOrigin | undefined;
  /** The page scrolls on over the map: zooming takes Ctrl, moving on a touch screen takes two fingers. */
  isCooperative: boolean;
  /** What floats over the map's edges; read at the start, see `RunningMap.setRoom`. */
  room?: (() => MapRoom) | undefined;
  words: MapWords;
  /** The id of the element that says how keys work. */
  describedBy: string;
  /** The picture of a name that some point has; null when there is none of that name. */
  imageOf: (name: string, paint: MapPaint) => Promise<MapImage | null>;
  onSelect?: (id: number) => void;
  /** At the beginning and after every movement. `isByVisitor`: neither at the beginning nor because its size changed. */
  onMove?: (bounds: MapBounds, isByVisitor: boolean) => void;
  /** Escape was pressed on the map. */
  onLeave?: () => void;
  /** Something could not be loaded; the map goes on without it. */
  onProblem: (problem: MapProblem) => void;
}

/** For what few visitors ask for: code that comes later draws it (area-layers.ts), and what it needs of the map's own comes from here. */
export interface MapEngine {
  map: MapLibre;
  paint: () => MapPaint;
  /** The lowest first. */
  pointLayers: string[];
}

/** A map that is there. */
export interface RunningMap {
  engine: MapEngine;
  /** Whether a part of what lies within these is seen. */
  sees(bounds: MapBounds): boolean;
  /** Moves until they fill what is free of the map. */
  showAll(bounds: MapBounds): void;
  setPoints(points: readonly MapPoint[]): void;
  select(id: number | null): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Back to the initial view. */
  reset(): void;
  /** Something else floats over the edges now; nothing moves, but what is seen changes. */
  setRoom(room: MapRoom): void;
  /** Moves the map just so far that a point is clear of what floats over its edges. */
  moveClear(point: { longitude: number; latitude: number }, room: MapRoom): void;
  /** Keeps `--pin-x` and `--pin-y` of an element at a point, in px from the map's corner; returns what ends it. */
  follow(element: HTMLElement, point: { longitude: number; latitude: number }): () => void;
  /** Loads a style of another site and returns its attributions; rejects, without a change, when that fails. */
  showStreets(url: string): Promise<string[]>;
}
