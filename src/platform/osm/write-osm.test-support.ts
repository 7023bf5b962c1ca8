import { deflateSync } from "node:zlib";
import { Blob, BlobHeader } from "osm-pbf-parser-node/proto/fileformat.js";
import {
  type BlockMessage,
  type GroupMessage,
  HeaderBlock,
  PrimitiveBlock,
} from "osm-pbf-parser-node/proto/osmformat.js";
import { PbfWriter } from "pbf";

// Writes files as the wiki of OpenStreetMap describes the format (wiki/PBF_Format), for tests and benchmarks.

export interface WrittenElement {
  type: "node" | "way" | "relation";
  id: number;
  lat?: number;
  lon?: number;
  tags?: Record<string, string>;
  /** ISO 8601. */
  timestamp?: string;
  nodes?: number[];
  members?: { type: "node" | "way" | "relation"; ref: number }[];
}

const GRANULARITY = 100;
const NANO = 1e9;
const TYPES = ["node", "way", "relation"];

/** A blob of a file with its length and head. */
export function pbfBlob(type: string, data: Uint8Array, { isRaw = false } = {}): Buffer {
  const blob = new PbfWriter();
  const content = isRaw
    ? { raw: Buffer.from(data) }
    : { raw_size: data.length, zlib_data: deflateSync(data) };
  Blob.write(content, blob);
  return pbfFrame(type, blob.finish());
}

/** Any bytes as the body of a blob. */
export function pbfFrame(type: string, body: Uint8Array, datasize = body.length): Buffer {
  const head = new PbfWriter();
  BlobHeader.write({ type, datasize }, head);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, body]);
}

export function pbfHeader({
  box,
  features = ["OsmSchema-V0.6", "DenseNodes"],
}: { box?: [west: number, south: number, east: number, north: number]; features?: string[] } = {}): Buffer {
  const [left, bottom, right, top] = (box ?? []).map((degrees) => Math.round(degrees * NANO));
  const bbox = box ? { left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 } : null;
  const writer = new PbfWriter();
  HeaderBlock.write({ bbox, required_features: features }, writer);
  return pbfBlob("OSMHeader", writer.finish());
}

/** A block of elements; nodes dense, unless they are to be plain. */
export function pbfBlock(
  elements: readonly WrittenElement[],
  { isPlain = false, isRaw = false }: { isPlain?: boolean; isRaw?: boolean } = {},
): Buffer {
  const strings = new Map<string, number>([["", 0]]);
  const indexOf = (text: string) => strings.get(text) ?? strings.set(text, strings.size).get(text) ?? 0;
  const ofType = (type: string) => elements.filter((element) => element.type === type);
  const group: GroupMessage = {
    nodes: isPlain ? ofType("node").map((node) => ({ ...taggedOf(node, indexOf), ...positionOf(node) })) : [],
    dense: isPlain || ofType("node").length === 0 ? null : denseOf(ofType("node"), indexOf),
    ways: ofType("way").map((way) => ({ ...taggedOf(way, indexOf), refs: steps(way.nodes ?? []) })),
    relations: ofType("relation").map((relation) => ({
      ...taggedOf(relation, indexOf),
      memids: steps((relation.members ?? []).map(({ ref }) => ref)),
      types: (relation.members ?? []).map(({ type }) => TYPES.indexOf(type)),
      roles_sid: (relation.members ?? []).map(() => 0),
    })),
  };
  const block: BlockMessage = {
    stringtable: { s: [...strings.keys()].map((text) => Buffer.from(text)) },
    primitivegroup: [group],
    granularity: GRANULARITY,
    lat_offset: 0,
    lon_offset: 0,
    date_granularity: 1000,
  };
  const writer = new PbfWriter();
  PrimitiveBlock.write(block, writer);
  return pbfBlob("OSMData", writer.finish(), { isRaw });
}

type IndexOf = (text: string) => number;

function taggedOf({ id, tags = {}, timestamp }: WrittenElement, indexOf: IndexOf) {
  const keys = Object.keys(tags).map(indexOf);
  return {
    id,
    keys,
    vals: Object.values(tags).map(indexOf),
    info: timestamp ? { timestamp: secondsOf(timestamp) } : null,
  };
}

function denseOf(nodes: WrittenElement[], indexOf: IndexOf): GroupMessage["dense"] {
  const positions = nodes.map(positionOf);
  const hasTimes = nodes.some(({ timestamp }) => timestamp !== undefined);
  return {
    id: steps(nodes.map(({ id }) => id)),
    lat: steps(positions.map(({ lat }) => lat)),
    lon: steps(positions.map(({ lon }) => lon)),
    keys_vals: nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(indexOf), 0]),
    // Without versions, users and changesets, as public extracts have it.
    denseinfo: hasTimes
      ? { timestamp: steps(nodes.map(({ timestamp }) => secondsOf(timestamp ?? ""))) }
      : null,
  };
}

function positionOf({ lat = 0, lon = 0 }: WrittenElement): { lat: number; lon: number } {
  return { lat: Math.round((lat * NANO) / GRANULARITY), lon: Math.round((lon * NANO) / GRANULARITY) };
}

function secondsOf(timestamp: string): number {
  return timestamp === "" ? 0 : Date.parse(timestamp) / 1000;
}

function steps(numbers: number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** An answer of Overpass, laid out as the server does. */
export function overpassAnswer(elements: readonly object[], dataOf = "2026-11-20T20:00:00Z"): string {
  return JSON.stringify(
    {
      version: 0.6,
      generator: "Overpass API",
      osm3s: { timestamp_osm_base: dataOf, copyright: "ODbL" },
      elements,
    },
    null,
    2,
  );
}
