#!/usr/bin/env bash
# Package pmtiles, version 4.5.0: the cache that a PMTiles makes for itself (SharedPromiseCache) keeps the promise of the header also when it was rejected.
# One failed read, such as a phone in a tunnel, and every later read of that object fails with the first error and asks the source nothing
# more, until the page makes a new PMTiles. ResolvedValueCache, exported by the package too, asks again.
#
# Seen, with a source that fails once and then gives a valid archive: with the default cache both reads fail, and the source was read
# once; with ResolvedValueCache the second read gives the header.
# Fails (exit 1) when one of these is no longer so.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pmtiles@4.5.0
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { PMTiles, ResolvedValueCache } from "pmtiles";

/** A valid archive of version 3 without tiles: the header of 127 bytes, an empty root directory and empty metadata. */
function emptyArchive() {
  const bytes = new Uint8Array(130);
  bytes.set(new TextEncoder().encode("PMTiles"));
  const view = new DataView(bytes.buffer);
  bytes[7] = 3;
  const sections = [[127, 1], [128, 2], [130, 0], [130, 0]];
  sections.forEach(([offset, length], index) => {
    view.setBigUint64(8 + index * 16, BigInt(offset), true);
    view.setBigUint64(16 + index * 16, BigInt(length), true);
  });
  bytes[96] = 1; // clustered
  bytes[97] = 1; // directories are not compressed
  bytes[98] = 1; // nor tiles
  bytes[99] = 1; // vector tiles
  bytes.set(new TextEncoder().encode("{}"), 128);
  return bytes.buffer;
}

/** Fails at its first read and is well from then on. */
function source() {
  const archive = emptyArchive();
  return {
    reads: 0,
    getKey: () => "https://example.org/map.pmtiles",
    async getBytes(offset, length) {
      this.reads++;
      if (this.reads === 1) throw new Error("no network");
      return { data: archive.slice(offset, offset + length) };
    },
  };
}

async function readTwice(...cache) {
  const from = source();
  const archive = new PMTiles(from, ...cache);
  const came = [];
  for (let i = 0; i < 2; i++) {
    came.push(await archive.getHeader().then((header) => `version ${header.specVersion}`, (error) => error.message));
  }
  return { came, reads: from.reads };
}

const byDefault = await readTwice();
const resolved = await readTwice(new ResolvedValueCache());
const { version } = JSON.parse(readFileSync("node_modules/pmtiles/package.json", "utf8"));
console.log("pmtiles, version", version);
console.log("default cache:     ", JSON.stringify(byDefault));
console.log("ResolvedValueCache:", JSON.stringify(resolved));
const isAsSeen =
  byDefault.came.join() === "no network,no network" &&
  byDefault.reads === 1 &&
  resolved.came.join() === "no network,version 3";
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.mjs
