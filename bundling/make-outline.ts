import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error The package brings no types; what is used of it is Topojson below.
import * as topojson from "topojson-client";
import { clippedLine, clippedRing, type Line, type Window } from "#ui/map-picture/clip.ts";
import { INLAND_SEA } from "./make-outline/inland-sea.ts";

// Cuts the Netherlands and what lies around them out of Natural Earth (public domain, https://www.naturalearthdata.com) and adds
// the inland sea, which is land there. `npm run outline` writes the file that the map loads.

const WORLD = "node_modules/world-atlas/countries-10m.json";
const COARSE_LAND = "node_modules/world-atlas/land-50m.json";
const OUTLINE = "src/features/shops/ui/map/shops-map-outline.json";
const SURROUNDINGS = "src/features/shops/ui/map/shops-map-surroundings.json";

/** What the outline and the tiles cover. Around it a wide screen shows coarse land, in a file that is small enough for the script. */
const WINDOW: Window = { west: 2, south: 48.4, east: 8.5, north: 54.5 };
/** A little more than a map may show (shops-map-ground.ts), so that no cut edge is seen. */
const AROUND: Window = { west: -3, south: 46.5, east: 13.5, north: 57.5 };
/** ISO 3166-1 numeric. */
const NETHERLANDS = "528";

interface Country {
  id: string;
}

interface Topology {
  objects: { countries: { geometries: Country[] } };
}

interface CoarseTopology {
  objects: { land: object };
}

interface CoarseLand {
  features: { geometry: { coordinates: Line[][] } }[];
}

interface Topojson {
  feature(world: CoarseTopology, land: object): unknown;
  /** Polygons of all of them as one, without the borders between. */
  merge(world: Topology, countries: Country[]): { coordinates: Line[][] };
  /** The lines between two countries; at a shore both are the same. */
  mesh(
    world: Topology,
    countries: { geometries: Country[] },
    isWanted: (a: Country, b: Country) => boolean,
  ): { coordinates: Line[] };
}

const { merge, mesh } = topojson as Topojson;
const world = JSON.parse(readFileSync(WORLD, "utf8")) as Topology;
const { countries } = world.objects;
const own = countries.geometries.filter(({ id }) => id === NETHERLANDS);
const others = countries.geometries.filter(({ id }) => id !== NETHERLANDS);

const land = (kind: string, polygons: Line[][]) =>
  polygons
    .map((rings) => rings.map((ring) => clippedRing(ring, WINDOW)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0)
    .map((rings) =>
      feature(
        kind,
        "Polygon",
        rings.map((line) => rounded(line)),
      ),
    );

const lines = (kind: string, all: Line[]) =>
  feature(
    kind,
    "MultiLineString",
    all.flatMap((line) => clippedLine(line, WINDOW)).map((line) => rounded(line)),
  );

const features = [
  ...land("land", merge(world, own).coordinates),
  ...land("abroad", merge(world, others).coordinates),
  ...INLAND_SEA.map((ring) => feature("water", "Polygon", [ring])),
  lines("shore", [...mesh(world, countries, (a, b) => a === b).coordinates, ...INLAND_SEA]),
  lines("border", mesh(world, countries, (a, b) => a !== b).coordinates),
];

writeFileSync(OUTLINE, `{"type":"FeatureCollection","features":[\n${features.join(",\n")}\n]}\n`);

const coarse = JSON.parse(readFileSync(COARSE_LAND, "utf8")) as CoarseTopology;
const coast = topojson.feature(coarse, coarse.objects.land) as CoarseLand;
const rings = coast.features
  .flatMap(({ geometry }) => geometry.coordinates.map(([outer = []]) => clippedRing(outer, AROUND)))
  .map((ring) => rounded(ring, 20))
  .filter((ring) => ring.length > 8);

writeFileSync(SURROUNDINGS, `{"rings":[\n${rings.map((ring) => JSON.stringify(ring)).join(",\n")}\n]}\n`);

function feature(kind: string, type: string, coordinates: unknown): string {
  return JSON.stringify({ type: "Feature", properties: { kind }, geometry: { type, coordinates } });
}

/** To a hundred metres, which is finer than the source, and without the points that fall together by that. */
function rounded(line: Line, perDegree = 1000): Line {
  const short = line.map(([x, y]): [number, number] => [
    Math.round(x * perDegree) / perDegree,
    Math.round(y * perDegree) / perDegree,
  ]);
  return short.filter(
    ([x, y], index) => index === 0 || x !== short[index - 1]?.[0] || y !== short[index - 1]?.[1],
  );
}
