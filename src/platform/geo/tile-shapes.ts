import { VectorTile, type VectorTileLayer } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { MapArchive } from "./map-archive.ts";

type Position = [x: number, y: number];

/** A part of a map in Web Mercator, in degrees of longitude both ways. */
export interface MercatorWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a plain picture of a map needs of one tile, in the same degrees; it may reach beyond the tile's own box. */
export interface TileShapes {
  box: MercatorWindow;
  /** Rings, holes turning the other way. */
  water: Position[][];
  /** The larger roads, and those of streets. */
  roads: Position[][];
  streets: Position[][];
}

const ROADS = new Set(["motorway", "trunk", "primary", "secondary", "tertiary"]);
const STREETS = new Set(["minor", "pedestrian", "busway"]);

/**
 * The shapes of the tiles of a zoom that lie in a window. Where one is absent, the nearest tile above it stands in, whose shapes
 * are then those of a larger part.
 */
export async function tileShapes(
  archive: MapArchive,
  { window, zoom }: { window: MercatorWindow; zoom: number },
): Promise<TileShapes[]> {
  const { west, south, east, north } = window;
  const count = 2 ** zoom;
  const at = (degrees: number) => Math.min(count - 1, Math.max(0, Math.floor((degrees / 360) * count)));
  const columns = range(at(west + 180), at(east + 180));
  const rows = range(at(180 - north), at(180 - south));
  const wanted = columns.flatMap((x) => rows.map((y) => ({ x, y })));
  const tiles = await Promise.all(wanted.map(({ x, y }) => shapesAt(archive, { zoom, x, y })));
  return tiles.filter((tile) => tile !== null);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

async function shapesAt(
  archive: MapArchive,
  { zoom, x, y }: { zoom: number; x: number; y: number },
): Promise<TileShapes | null> {
  for (let up = 0; up <= zoom; up++) {
    const [z, column, row] = [zoom - up, x >> up, y >> up];
    const bytes = await archive.tile(z, column, row);
    if (!bytes) continue;
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
    const shapes = (layer: VectorTileLayer | undefined, isWanted: (of: string) => boolean) =>
      shapesOf(layer, { isWanted, size: 360 / 2 ** z, column, row });
    const side = 360 / 2 ** zoom;
    const [west, north] = [x * side - 180, 180 - y * side];
    return {
      box: { west, south: north - side, east: west + side, north },
      water: shapes(layers["water"], () => true),
      roads: shapes(layers["transportation"], (of) => ROADS.has(of)),
      streets: shapes(layers["transportation"], (of) => STREETS.has(of)),
    };
  }
  return null;
}

interface Wanted {
  isWanted: (of: string) => boolean;
  /** Of the tile, in degrees. */
  size: number;
  column: number;
  row: number;
}

function shapesOf(layer: VectorTileLayer | undefined, { isWanted, size, column, row }: Wanted): Position[][] {
  if (!layer) return [];
  const shapes: Position[][] = [];
  const unit = size / layer.extent;
  for (let index = 0; index < layer.length; index++) {
    const feature = layer.feature(index);
    if (!isWanted(String(feature.properties["class"]))) continue;
    for (const line of feature.loadGeometry()) {
      shapes.push(
        line.map(({ x, y }) => [column * size + x * unit - 180, 180 - row * size - y * unit] as Position),
      );
    }
  }
  return shapes;
}
