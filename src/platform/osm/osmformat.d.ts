// osm-pbf-parser-node ships the decoders that `pbf` generated from OpenStreetMap's own description of the format, without types.
declare module "osm-pbf-parser-node/proto/fileformat.js" {
  import type { PbfReader, PbfWriter } from "pbf";

  interface Message<T> {
    read(pbf: PbfReader, end?: number): T;
    write(message: Partial<T>, pbf: PbfWriter): void;
  }

  export const BlobHeader: Message<{ type: string; indexdata: Uint8Array | null; datasize: number }>;
  export const Blob: Message<{
    raw_size: number;
    raw: Buffer | null;
    zlib_data: Buffer | null;
    data: string | null;
  }>;
}

declare module "osm-pbf-parser-node/proto/osmformat.js" {
  import type { PbfReader, PbfWriter } from "pbf";

  interface Message<T> {
    read(pbf: PbfReader, end?: number): T;
    write(message: T, pbf: PbfWriter): void;
  }

  export interface HeaderBlockMessage {
    bbox: { left: number; right: number; top: number; bottom: number } | null;
    required_features: string[];
    optional_features?: string[];
    osmosis_replication_timestamp?: number;
  }

  interface Tagged {
    id: number;
    keys: number[];
    vals: number[];
    info: { timestamp: number } | null;
  }

  export interface DenseMessage {
    id: number[];
    lat: number[];
    lon: number[];
    keys_vals: number[];
    denseinfo: { timestamp: number[] } | null;
  }

  export interface GroupMessage {
    nodes: (Tagged & { lat: number; lon: number })[];
    dense: DenseMessage | null;
    ways: (Tagged & { refs: number[] })[];
    relations: (Tagged & { memids: number[]; types: number[]; roles_sid: number[] })[];
  }

  export interface BlockMessage {
    stringtable: { s: Uint8Array[] } | null;
    primitivegroup: GroupMessage[];
    granularity: number;
    lat_offset: number;
    lon_offset: number;
    date_granularity: number;
  }

  export const HeaderBlock: Message<HeaderBlockMessage>;
  export const PrimitiveBlock: Message<BlockMessage>;
}
