import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { pbfBlock, pbfHeader, type WrittenElement } from "#platform/osm/write-osm.test-support.ts";

/** As the programs that cut extracts write it. */
const ELEMENTS_A_BLOCK = 8_000;
const NODES_A_WAY = 6;
/** Of the blocks of an extract of the Netherlands, about four in five hold nodes. */
const WAY_BLOCK_EVERY = 5;
const SHOP_EVERY = 40_000;

/** A number from 0 to 1 that is the same for the same seed (mulberry32). */
function scattered(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const TIMESTAMP = "2025-05-05T05:05:05Z";

function nodeOf(id: number): WrittenElement {
  const [lat, lon] = [51.6 + scattered(id) * 1.2, 4.6 + scattered(id + 7) * 1.6];
  const address = {
    "addr:street": `Straat ${id % 3_000}`,
    "addr:housenumber": String(id % 200),
    "addr:city": "Utrecht",
  };
  const tags =
    id % SHOP_EVERY === 0
      ? { ...address, shop: "cannabis", name: `Kif ${id}`, opening_hours: "Mo-Su 10:00-22:00" }
      : id % 9 === 0
        ? address
        : {};
  return { type: "node", id, lat, lon, tags, timestamp: TIMESTAMP };
}

function wayOf(id: number, lastNode: number): WrittenElement {
  const first = 1 + Math.floor(scattered(id) * (lastNode - NODES_A_WAY));
  const tags = { building: "yes", start_date: String(1900 + (id % 120)) };
  const isShop = id % (SHOP_EVERY / 4) === 0;
  return {
    type: "way",
    id,
    nodes: Array.from({ length: NODES_A_WAY }, (_, index) => first + index),
    tags: isShop ? { ...tags, shop: "cannabis", name: `Kif way ${id}` } : tags,
    timestamp: TIMESTAMP,
  };
}

/** Writes an invented extract of about this size: nodes with addresses, buildings, and now and then a shop. */
export async function writeExtract(path: string, megabytes: number): Promise<{ elementCount: number }> {
  const file = createWriteStream(path);
  let [nodeCount, wayCount, block] = [0, 0, 0];
  const write = async (bytes: Buffer) => {
    if (!file.write(bytes)) await once(file, "drain");
  };
  await write(pbfHeader({ box: [3.2, 50.7, 7.3, 53.7] }));
  while (file.bytesWritten < megabytes * 1_000_000) {
    block += 1;
    const elements = Array.from({ length: ELEMENTS_A_BLOCK }, () =>
      block % WAY_BLOCK_EVERY === 0 ? wayOf(++wayCount, nodeCount) : nodeOf(++nodeCount),
    );
    await write(pbfBlock(elements));
  }
  file.end();
  await finished(file);
  return { elementCount: nodeCount + wayCount };
}
