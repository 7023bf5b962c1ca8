import { createHash } from "node:crypto";
import { boxOfCity } from "#features/shops/server/box-of-city.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import type { TilesSetting } from "#platform/config/tiles-setting.ts";
import type { Database } from "#platform/database/database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { cutArchive } from "#platform/geo/cut-archive.ts";
import { sortedJson } from "#platform/text/sorted-json.ts";
import type { PackFile, PackHead, PackIndex, PackInList } from "../pack.ts";
import { packContent } from "./pack-content.ts";

export const MAKE_PACKS = "make-packs";

/** Whoever is in the middle of fetching a version has it to the end. */
const GRACE_MS = 60 * 60_000;
const VERSION_LENGTH = 16;

/** As many as are seen on a phone. */
const HOUSES = 8;

const INDEX = "packs/index.json";
const RETIRED = "packs/retired.json";

interface RetiredPack {
  city: string;
  version: string;
  retiredAt: string;
}

interface MakePacksOptions {
  storage: FileStorage;
  /** A pack has a map only where the site has its archive. */
  tiles: TilesSetting;
  now: Date;
}

export interface PacksReport {
  packs: PackInList[];
  madeCount: number;
  removedCount: number;
}

/**
 * Makes a pack of each city with shops, and leaves those whose content is the same. There is one version of each, and for an hour the one
 * before. Two runs at once write the same files.
 */
export async function makePacks(
  database: Database,
  { storage, tiles, now }: MakePacksOptions,
): Promise<PacksReport> {
  const before = ((await readJson(storage, INDEX)) as PackIndex | undefined)?.packs ?? [];
  const packs: PackInList[] = [];
  let madeCount = 0;
  for (const { id, slug, latitude, longitude } of await citiesWithShops(database, "nl")) {
    const known = before.find(({ city }) => city === slug);
    const box = await boxOfCity(database, { type: "city", id, latitude, longitude });
    const content = await packContent(database, { slug, now });
    const map = tiles.kind === "file" ? await cutArchive(tiles.path, box) : undefined;
    const files: [PackFile, Uint8Array][] = [
      ["shops.json", bytesOfJson(content)],
      ...(map ? ([["map.pmtiles", map]] as [PackFile, Uint8Array][]) : []),
    ];
    const head: PackHead = {
      city: slug,
      name: content.city.name,
      shops: content.shops.length,
      box,
      houses: content.shops.slice(0, HOUSES).map(({ _id }) => _id),
      files: files.map(([name, file]) => ({ name, bytes: file.length, hash: hashOf(file) })),
    };
    files.push(["pack.json", bytesOfJson(head)]);
    const version = versionOf(files);
    if (known?.version === version) {
      packs.push(known);
      continue;
    }
    for (const [name, bytes] of files)
      await storage.write(`packs/${slug}/${version}/${name}`, bytes, mimeOf(name));
    const bytes = files.reduce((sum, [, file]) => sum + file.length, 0);
    packs.push({ city: slug, version, bytes, shops: head.shops, madeAt: now.toISOString() });
    madeCount++;
  }
  const removedCount = await replaceIndex(storage, { before, packs, now });
  return { packs, madeCount, removedCount };
}

/** What is retired is noted before the index forgets it, so that a run that is killed leaves no folder that nobody knows of. */
async function replaceIndex(
  storage: FileStorage,
  { before, packs, now }: { before: PackInList[]; packs: PackInList[]; now: Date },
): Promise<number> {
  const current = new Set(packs.map(keyOf));
  const known = ((await readJson(storage, RETIRED)) as RetiredPack[] | undefined) ?? [];
  const retiredAt = now.toISOString();
  const late = before.map(({ city, version }) => ({ city, version, retiredAt }));
  const retired = [...known, ...late].filter((pack) => !current.has(keyOf(pack)));
  const isOver = ({ retiredAt: since }: RetiredPack) => now.getTime() - Date.parse(since) >= GRACE_MS;
  const [over, kept] = [retired.filter(isOver), retired.filter((pack) => !isOver(pack))];
  await storage.write(RETIRED, bytesOfJson(retired), "application/json");
  await storage.write(INDEX, bytesOfJson({ packs } satisfies PackIndex), "application/json");
  for (const { city, version } of over) await storage.removeFolder(`packs/${city}/${version}`);
  if (over.length > 0) await storage.write(RETIRED, bytesOfJson(kept), "application/json");
  return over.length;
}

const hashOf = (file: Uint8Array) => createHash("sha256").update(file).digest("hex").slice(0, VERSION_LENGTH);

const keyOf = ({ city, version }: Pick<PackInList, "city" | "version">) => `${city}/${version}`;

function versionOf(files: readonly [PackFile, Uint8Array][]): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex").slice(0, VERSION_LENGTH);
}

const mimeOf = (name: PackFile) => (name.endsWith(".json") ? "application/json" : "application/vnd.pmtiles");

function bytesOfJson(value: object): Uint8Array {
  return new TextEncoder().encode(sortedJson(value));
}

async function readJson(storage: FileStorage, name: string): Promise<unknown> {
  const bytes = await storage.read(name);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}
