import { type FileHandle, open } from "node:fs/promises";
import { HeaderBlock, PrimitiveBlock } from "osm-pbf-parser-node/proto/osmformat.js";
import { PbfReader } from "pbf";
import {
  type OsmElement,
  type OsmFault,
  type OsmFileHead,
  type OsmSource,
  UnreadableOsmFile,
  type Wanted,
} from "./osm-element.ts";
import { elementsOfBlock } from "./pbf-block.ts";
import { pbfBlobs, reasonOf } from "./pbf-blobs.ts";

const READABLE_FEATURES: ReadonlySet<string> = new Set(["OsmSchema-V0.6", "DenseNodes"]);
const NANO = 1e-9;

/** A `.osm.pbf`, such as an extract of a country. Never more than one block of it is in memory. */
export function pbfSource(path: string): OsmSource {
  return {
    async head() {
      return withFile(path, async (file) => {
        for await (const { type, data } of pbfBlobs(file, () => {})) {
          if (type === "OSMHeader") return headOf(data);
        }
        return { dataOf: null, box: null };
      });
    },
    async *pass(wanted, onFault) {
      const file = await open(path);
      try {
        for await (const blob of pbfBlobs(file, onFault)) {
          if (blob.type !== "OSMData" || !mayHoldWanted(blob.data, wanted)) continue;
          yield* elementsIn(blob, wanted, onFault);
        }
      } finally {
        await file.close();
      }
    },
  };
}

/** Looking for a few words costs a fraction of decoding, and most blocks of a country have none of them. */
function mayHoldWanted(data: Buffer, { nodeIds, wayIds, words }: Wanted): boolean {
  return nodeIds.size + wayIds.size > 0 || words.some((word) => data.includes(word));
}

function elementsIn(
  { data, at }: { data: Buffer; at: number },
  wanted: Wanted,
  onFault: (fault: OsmFault) => void,
): OsmElement[] {
  try {
    return [...elementsOfBlock(PrimitiveBlock.read(new PbfReader(data)), wanted)];
  } catch (error) {
    onFault({
      where: `byte ${at}`,
      reason: `the block cannot be read: ${reasonOf(error)}`,
      isPartOfFile: true,
    });
    return [];
  }
}

/** A damaged head tells nothing, and the blocks after it can still be read. */
function headOf(data: Buffer): OsmFileHead {
  try {
    return headIn(data);
  } catch (error) {
    if (error instanceof UnreadableOsmFile) throw error;
    return { dataOf: null, box: null };
  }
}

/** @throws UnreadableOsmFile when the file needs something that is not read here, such as the history of elements */
function headIn(data: Buffer): OsmFileHead {
  const head = HeaderBlock.read(new PbfReader(data));
  const unread = head.required_features.filter((feature) => !READABLE_FEATURES.has(feature));
  if (unread.length > 0) throw new UnreadableOsmFile(`it needs ${unread.join(", ")}, which is not read here`);
  const { bbox, osmosis_replication_timestamp: seconds } = head;
  return {
    dataOf: seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : null,
    box: bbox && [bbox.left * NANO, bbox.bottom * NANO, bbox.right * NANO, bbox.top * NANO],
  };
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
