import type { Point } from "#platform/geo/geo.ts";

export const OSM_TYPES = ["node", "way", "relation"] as const;

export type OsmType = (typeof OSM_TYPES)[number];

export type OsmTags = Readonly<Record<string, string>>;

/** An element as a file has it. */
export interface OsmElement {
  type: OsmType;
  id: number;
  tags: OsmTags;
  /** The day of its last edit, ISO 8601; null where the file does not say. */
  editedOn: string | null;
  /** Of a node, and of others where the file tells their middle or their geometry. */
  point: Point | null;
  /** What it is made of, where its point has to be worked out. */
  nodeIds: number[];
  wayIds: number[];
}

/** What a reader of a file hands out; everything else is passed over as cheaply as the format allows. */
export interface Wanted {
  /** Also elements with such tags. */
  hasWantedTags: ((tags: OsmTags) => boolean) | null;
  /** One of these stands in every element with wanted tags, in these letters; a block without any of them need not be decoded. */
  words: readonly string[];
  nodeIds: ReadonlySet<number>;
  wayIds: ReadonlySet<number>;
}

/** What could not be read: an element, or a part of the file. */
export interface OsmFault {
  /** Such as `node/123`, `element 7` or `byte 4096`. */
  where: string;
  reason: string;
  /** Whether an unknown number of elements is lost with it. */
  isPartOfFile: boolean;
}

/** What is said of a file besides its elements. */
export interface OsmFileHead {
  /** The day its data are of, ISO 8601; null where it does not say. */
  dataOf: string | null;
  /** West, south, east, north, in degrees; null where it does not say. */
  box: readonly [number, number, number, number] | null;
}

export interface OsmSource {
  head(): Promise<OsmFileHead>;
  /** Reads the file from its beginning to its end. */
  pass(wanted: Wanted, onFault: (fault: OsmFault) => void): AsyncIterable<OsmElement>;
}

export function osmIdOf({ type, id }: Pick<OsmElement, "type" | "id">): string {
  return `${type}/${id}`;
}
