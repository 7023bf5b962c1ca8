import { open } from "node:fs/promises";
import type { Point } from "#platform/geo/geo.ts";
import { middleOf } from "./middle-of.ts";
import {
  type OsmElement,
  type OsmFault,
  type OsmFileHead,
  osmIdOf,
  type OsmSource,
  UnreadableOsmFile,
  type Wanted,
} from "./osm-element.ts";
import { overpassSource } from "./overpass-source.ts";
import { pbfSource } from "./pbf-source.ts";

/** No country has as many shops of a kind; a file that says so would fill the memory. */
const MOST_ELEMENTS = 50_000;
/** Elements, then what they are made of, then the nodes of ways that belong to relations. */
const MOST_PASSES = 3;
const NONE: ReadonlySet<number> = new Set();

export interface OsmFileContent extends OsmFileHead {
  /** Those with wanted tags, each once. */
  elements: OsmElement[];
  faults: OsmFault[];
}

/**
 * Reads the elements with wanted tags from a `.osm.pbf` or an answer of Overpass in JSON, which it tells apart by their content.
 * Ways and relations get the middle of their nodes, for which the file is read a second time (a third time when a
 * relation consists of ways); only the ids and points that are needed are kept. What cannot be read is told, and the rest read.
 * @throws UnreadableOsmFile when it is neither
 */
export async function readOsmFile(
  path: string,
  asked: Pick<Wanted, "words"> & { hasWantedTags: NonNullable<Wanted["hasWantedTags"]> },
): Promise<OsmFileContent> {
  const source = await sourceOf(path);
  const head = await source.head();
  const faults: OsmFault[] = [];
  const found = new Map<string, OsmElement>();
  const onFault = (fault: OsmFault) => faults.push(fault);
  for await (const element of source.pass({ ...asked, nodeIds: NONE, wayIds: NONE }, onFault)) {
    const where = osmIdOf(element);
    if (found.has(where)) onFault({ where, reason: "is in the file already", isPartOfFile: false });
    else if (found.size < MOST_ELEMENTS) found.set(where, element);
    else {
      onFault({
        where,
        reason: `is one of more than ${MOST_ELEMENTS}; the rest is not read`,
        isPartOfFile: true,
      });
      break;
    }
  }
  const elements = await placed(source, [...found.values()]);
  return { ...head, elements, faults };
}

async function sourceOf(path: string): Promise<OsmSource> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.includes("OSMHeader")) return pbfSource(path);
    if (/^\uFEFF?\s*\{/.test(start.toString("utf8"))) return overpassSource(path);
    throw new UnreadableOsmFile("it is neither a .osm.pbf nor an answer of Overpass in JSON");
  } finally {
    await file.close();
  }
}

/** The elements with the points of those that had none. */
async function placed(source: OsmSource, elements: OsmElement[]): Promise<OsmElement[]> {
  const pointOfNode = new Map<number, Point>();
  const nodesOfWay = new Map<number, number[]>();
  const unplaced = elements.filter(({ point }) => point === null);
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const wayIds = new Set(unplaced.flatMap((element) => element.wayIds).filter((id) => !nodesOfWay.has(id)));
    const needed = [...unplaced.flatMap(({ nodeIds }) => nodeIds), ...[...nodesOfWay.values()].flat()];
    const nodeIds = new Set(needed.filter((id) => !pointOfNode.has(id)));
    if (nodeIds.size + wayIds.size === 0) break;
    const isLast = nodeIds.size > 0 && wayIds.size === 0;
    for await (const element of source.pass({ hasWantedTags: null, words: [], nodeIds, wayIds }, () => {})) {
      if (element.type === "node" && element.point) pointOfNode.set(element.id, element.point);
      else if (element.type === "way") nodesOfWay.set(element.id, element.nodeIds);
    }
    if (isLast) break;
  }
  const pointsOf = (ids: number[]) => ids.flatMap((id) => pointOfNode.get(id) ?? []);
  return elements.map((element) => {
    if (element.point) return element;
    const ofWays = element.wayIds.flatMap((id) => nodesOfWay.get(id) ?? []);
    return { ...element, point: middleOf(pointsOf([...element.nodeIds, ...ofWays])) };
  });
}
