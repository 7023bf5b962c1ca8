import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { NOW, setStatus, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { openFileStorage } from "#platform/files/open-file-storage.ts";
import { testWorld } from "#tests/support/database.ts";
import type { PackHead, PackIndex } from "../pack.ts";
import { makePacks } from "./make-packs.ts";

const database = testWorld(settleSmallWorld);
const MAP = fileURLToPath(new URL("../../../../data/basemap/netherlands.pmtiles", import.meta.url));
const TILES = { kind: "file", path: MAP } as const;
const HOUR_MS = 60 * 60_000;

async function storageOfTest() {
  const path = await mkdtemp(join(tmpdir(), "highstreet-packs-"));
  onTestFinished(() => rm(path, { recursive: true }));
  const storage = openFileStorage({ kind: "folder", path });
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(String(Buffer.from((await storage.read(name)) ?? [])));
  const versionsOf = (city: string) => readdir(join(path, "packs", city));
  return { storage, json, versionsOf, index: async () => (await json("packs/index.json")) as PackIndex };
}

test("each city with shops has a pack of the size that the index says", async () => {
  const { storage, json, index } = await storageOfTest();
  const { packs, madeCount } = await makePacks(database, { storage, tiles: TILES, now: NOW });
  expect(await index()).toEqual({ packs });
  expect(packs.map(({ city }) => city).toSorted()).toEqual([
    "hoek-van-holland",
    "maastricht",
    "rotterdam",
    "s-hertogenbosch",
    "utrecht",
  ]);
  expect(madeCount).toBe(5);
  for (const { city, version, bytes, shops } of packs) {
    const folder = `packs/${city}/${version}`;
    const head = (await json(`${folder}/pack.json`)) as PackHead;
    expect(head.files.map(({ name }) => name)).toEqual(["shops.json", "map.pmtiles"]);
    const sizes = await Promise.all(
      ["pack.json", "shops.json", "map.pmtiles"].map(
        async (name) => (await storage.read(`${folder}/${name}`))!.length,
      ),
    );
    expect(sizes.slice(1)).toEqual(head.files.map((file) => file.bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
    expect(head.shops).toBe(shops);
  }
});

test("what is the same stays, and what changed has a new version beside the old one for an hour", async () => {
  const { storage, index, versionsOf } = await storageOfTest();
  const makeAt = (ms: number) =>
    makePacks(database, { storage, tiles: { kind: "none" }, now: new Date(NOW.getTime() + ms) });
  await makeAt(0);
  const before = await index();
  expect(await makeAt(1)).toMatchObject({ madeCount: 0, removedCount: 0 });
  expect(await index()).toEqual(before);
  await setStatus(database, { slug: "andersom", status: "temporarilyClosed" });
  // The only shop of its city.
  await setStatus(database, { slug: "zeelucht", status: "permanentlyClosed" });
  expect(await makeAt(2)).toMatchObject({ madeCount: 1, removedCount: 0 });
  expect(await versionsOf("utrecht")).toHaveLength(2);
  expect((await index()).packs.map(({ city }) => city)).not.toContain("hoek-van-holland");
  expect(await makeAt(HOUR_MS + 1)).toMatchObject({ removedCount: 0 });
  expect(await makeAt(HOUR_MS + 2)).toMatchObject({ madeCount: 0, removedCount: 2 });
  const { version } = (await index()).packs.find(({ city }) => city === "utrecht")!;
  expect(await versionsOf("utrecht")).toEqual([version]);
  expect(await makeAt(3 * HOUR_MS)).toMatchObject({ removedCount: 0 });
});

test("a version that comes back is not removed", async () => {
  const { storage, index, versionsOf } = await storageOfTest();
  const makeAt = (ms: number) =>
    makePacks(database, { storage, tiles: { kind: "none" }, now: new Date(NOW.getTime() + ms) });
  await makeAt(0);
  const before = await index();
  const first = before.packs.find(({ city }) => city === "utrecht")!.version;
  // With the map it is another one for a moment.
  await makePacks(database, { storage, tiles: TILES, now: NOW });
  await makeAt(1);
  expect(await makeAt(2 * HOUR_MS)).toMatchObject({ madeCount: 0 });
  expect(await versionsOf("utrecht")).toEqual([first]);
  expect((await index()).packs.find(({ city }) => city === "utrecht")!.version).toBe(first);
});
