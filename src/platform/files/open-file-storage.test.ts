import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#platform/config/read-config.ts";
import { storageOf } from "#platform/config/storage-setting.ts";
import { fakeBucket } from "#tests/support/fake-bucket.ts";
import type { FileStorage } from "./file-storage.ts";
import { openFileStorage } from "./open-file-storage.ts";

function storageAt(storageUrl: string): FileStorage {
  return openFileStorage(storageOf(readConfig({ STORAGE_URL: storageUrl }, "start").settings));
}

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), "file-storage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const namesIn = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };
  return { storage: storageAt(`file:${folder}`), folder, namesIn };
}

async function inBucket() {
  const bucket = await fakeBucket();
  return { storage: storageAt(bucket.storageUrl), namesIn: async () => [...bucket.files.keys()], bucket };
}

const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
const NAME = "pictures/ab/abcd/original.jpg";

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("%s", (_, open) => {
  test("gives back what was written, byte by byte, also a short file", async () => {
    const { storage } = await open();
    await storage.write(NAME, BYTES, "image/jpeg");
    await storage.write("pictures/ab/short.png", BYTES.subarray(0, 3), "image/png");
    expect(Buffer.from((await storage.read(NAME)) ?? []).equals(BYTES)).toBe(true);
    expect([...((await storage.read("pictures/ab/short.png")) ?? [])]).toEqual([0, 1, 2]);
  });

  test("has nothing where nothing was written", async () => {
    const { storage } = await open();
    expect(await storage.read(NAME)).toBeUndefined();
    await storage.removeFolder("pictures/ab/abcd");
  });

  test("replaces a file, and leaves nothing else lying about", async () => {
    const { storage, namesIn } = await open();
    await storage.write(NAME, BYTES, "image/jpeg");
    await storage.write(NAME, BYTES.subarray(0, 10), "image/jpeg");
    expect((await storage.read(NAME))?.length).toBe(10);
    expect(await namesIn()).toEqual([expect.stringMatching(/pictures\/ab\/abcd\/original\.jpg$/)]);
  });

  test("loses one folder and none whose name only begins like it", async () => {
    const { storage } = await open();
    for (const name of [NAME, "pictures/ab/abcd/1-w640.webp", "pictures/ab/abcde/original.jpg"]) {
      await storage.write(name, BYTES, "image/jpeg");
    }
    await storage.removeFolder("pictures/ab/abcd");
    expect(await storage.read(NAME)).toBeUndefined();
    expect(await storage.read("pictures/ab/abcd/1-w640.webp")).toBeUndefined();
    expect(await storage.read("pictures/ab/abcde/original.jpg")).toBeDefined();
  });
});

test("a bucket keeps the type and the folder of the settings, and every request is signed", async () => {
  const { storage, bucket } = await inBucket();
  await storage.write(NAME, BYTES, "image/jpeg");
  expect(bucket.files.get(`site/${NAME}`)?.mime).toBe("image/jpeg");
  const stranger = storageAt(bucket.storageUrl.replace("writer", "stranger"));
  await expect(stranger.read(NAME)).rejects.toMatchObject({ kind: "unavailable" });
});

test("a bucket that fails is told by its kind, and its secret stays with us", async () => {
  const { storage, bucket } = await inBucket();
  bucket.isDown = true;
  const error: Error = (await storage
    .write(NAME, BYTES, "image/jpeg")
    .catch((reason: Error) => reason)) as Error;
  expect(error).toMatchObject({ kind: "unavailable" });
  expect(JSON.stringify(error) + error.stack + String(error.cause)).not.toMatch(/se\/cr|se%2Fcr/);
});

test("a folder that cannot be written to is told by its kind", async () => {
  const { storage, folder } = await inFolder();
  await storage.write("taken", BYTES, "image/jpeg");
  await expect(storage.write("taken/file.jpg", BYTES, "image/jpeg")).rejects.toMatchObject({
    kind: "unavailable",
  });
  expect(await readdir(folder)).toEqual(["taken"]);
});
