import type { BlockMessage, DenseMessage, GroupMessage } from "osm-pbf-parser-node/proto/osmformat.js";
import type { Point } from "#platform/geo/geo.ts";
import type { OsmElement, OsmTags, Wanted } from "./osm-element.ts";

const NANO = 1e-9;
const NODE = 0;
const WAY = 1;

/** The wanted elements of a decoded block. Ids and positions are written as differences from the one before. */
export function* elementsOfBlock(block: BlockMessage, wanted: Wanted): Generator<OsmElement> {
  const reader = blockReader(block);
  for (const group of block.primitivegroup) {
    if (group.dense) yield* denseNodes(group.dense, reader, wanted);
    yield* plainNodes(group, reader, wanted);
    yield* waysOf(group, reader, wanted);
    yield* relationsOf(group, reader, wanted);
  }
}

interface BlockReader {
  text(index: number): string;
  tags(keys: number[], values: number[]): OsmTags;
  point(latitude: number, longitude: number): Point;
  day(timestamp: number | undefined): string | null;
}

function blockReader(block: BlockMessage): BlockReader {
  const strings = block.stringtable?.s ?? [];
  // Most strings of a block belong to elements nobody wants.
  const texts: (string | undefined)[] = [];
  const text = (index: number) => (texts[index] ??= new TextDecoder().decode(strings[index]));
  return {
    text,
    tags: (keys, values) =>
      Object.fromEntries(keys.map((key, index) => [text(key), text(values[index] ?? 0)])),
    point: (latitude, longitude) => ({
      latitude: NANO * (block.lat_offset + block.granularity * latitude),
      longitude: NANO * (block.lon_offset + block.granularity * longitude),
    }),
    day: (timestamp) => dayOf((timestamp ?? 0) * block.date_granularity),
  };
}

/** Null for 1970, which is how a missing time is written. */
function dayOf(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return milliseconds > 0 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null;
}

function* denseNodes(dense: DenseMessage, reader: BlockReader, wanted: Wanted): Generator<OsmElement> {
  const timestamps = dense.denseinfo?.timestamp ?? [];
  let [id, latitude, longitude, timestamp, at] = [0, 0, 0, 0, 0];
  for (const [index, step] of dense.id.entries()) {
    id += step;
    latitude += dense.lat[index] ?? Number.NaN;
    longitude += dense.lon[index] ?? Number.NaN;
    timestamp += timestamps[index] ?? 0;
    // Keys and values of all nodes in one list, those of each closed by a nought; none at all when no node has any.
    const start = at;
    while (at < dense.keys_vals.length && dense.keys_vals[at] !== 0) at += 2;
    const tags =
      wanted.hasWantedTags && at > start
        ? wantedPairs(dense.keys_vals.slice(start, at), reader, wanted)
        : null;
    at += 1;
    if (tags || wanted.nodeIds.has(id))
      yield {
        type: "node",
        id,
        tags: tags ?? {},
        editedOn: reader.day(timestamp),
        point: reader.point(latitude, longitude),
        nodeIds: [],
        wayIds: [],
      };
  }
}

function wantedPairs(pairs: number[], reader: BlockReader, wanted: Wanted): OsmTags | null {
  const every = (rest: number) => pairs.filter((_, place) => place % 2 === rest);
  return wantedTags(every(0), every(1), reader, wanted);
}

function wantedTags(keys: number[], values: number[], reader: BlockReader, wanted: Wanted): OsmTags | null {
  if (keys.length === 0 || !wanted.hasWantedTags) return null;
  const tags = reader.tags(keys, values);
  return wanted.hasWantedTags(tags) ? tags : null;
}

function* plainNodes({ nodes }: GroupMessage, reader: BlockReader, wanted: Wanted): Generator<OsmElement> {
  for (const { id, keys, vals, info, lat, lon } of nodes) {
    const tags = wantedTags(keys, vals, reader, wanted);
    if (!tags && !wanted.nodeIds.has(id)) continue;
    const editedOn = reader.day(info?.timestamp);
    const point = reader.point(lat, lon);
    yield { type: "node", id, tags: tags ?? {}, editedOn, point, nodeIds: [], wayIds: [] };
  }
}

function* waysOf({ ways }: GroupMessage, reader: BlockReader, wanted: Wanted): Generator<OsmElement> {
  for (const { id, keys, vals, info, refs } of ways) {
    const tags = wantedTags(keys, vals, reader, wanted);
    if (!tags && !wanted.wayIds.has(id)) continue;
    const editedOn = reader.day(info?.timestamp);
    yield { type: "way", id, tags: tags ?? {}, editedOn, point: null, nodeIds: summed(refs), wayIds: [] };
  }
}

function* relationsOf(
  { relations }: GroupMessage,
  reader: BlockReader,
  wanted: Wanted,
): Generator<OsmElement> {
  for (const { id, keys, vals, info, memids, types } of relations) {
    const tags = wantedTags(keys, vals, reader, wanted);
    if (!tags) continue;
    const members = summed(memids);
    const ofType = (type: number) => members.filter((_, index) => types[index] === type);
    const editedOn = reader.day(info?.timestamp);
    yield { type: "relation", id, tags, editedOn, point: null, nodeIds: ofType(NODE), wayIds: ofType(WAY) };
  }
}

function summed(steps: number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
