import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { PictureSize } from "../picture-sizes.ts";
import { pictureDrawer } from "./draw-picture.ts";
import type { PictureTools } from "./picture-tools.ts";
import { testPictures } from "./picture-tools.test-support.ts";
import { removeImage } from "./remove-image.ts";
import { storeImage } from "./store-image.ts";

const database = testDatabase();
const pictures = testPictures();

const NARROW: PictureSize = { width: 320, height: undefined, fit: "inside" };
const SQUARE: PictureSize = { width: 96, height: 96, fit: "cover" };

async function stored(tools: PictureTools) {
  const bytes = await photo();
  const { key } = await storeImage(database, tools, {
    bytes,
    purpose: "picture",
    source: "owner",
    state: "shown",
  });
  return { key, mime: "image/jpeg" };
}

test.each([
  [NARROW, "avif", { format: "heif", width: 320, height: 213 }],
  [NARROW, "webp", { format: "webp", width: 320, height: 213 }],
  [SQUARE, "jpeg", { format: "jpeg", width: 96, height: 96 }],
] as const)("a picture of %j as %s", async (size, format, expected) => {
  const tools = await pictures();
  const bytes = await pictureDrawer(tools)(database, { picture: await stored(tools), size, format });
  expect(await sharp(bytes).metadata()).toMatchObject(expected);
});

test("is drawn once, kept, and drawn once also when many ask together", async () => {
  const tools = await pictures();
  const picture = await stored(tools);
  const make = vi.spyOn(tools.workshop, "make");
  const drawn = pictureDrawer(tools);
  const ask = () => drawn(database, { picture, size: NARROW, format: "webp" });
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map((bytes) => Buffer.from(bytes ?? []).toString("base64"))).size).toBe(1);
  expect((await tools.namesOfFiles()).toSorted()).toEqual(["1-w320.webp", "original.jpg"]);
  // After a restart of the server.
  await pictureDrawer(tools)(database, { picture, size: NARROW, format: "webp" });
  expect(make).toHaveBeenCalledTimes(1);
  make.mockRestore();
});

test("a removed picture leaves nothing behind", async () => {
  const tools = await pictures();
  const picture = await stored(tools);
  const drawn = pictureDrawer(tools);
  await drawn(database, { picture, size: NARROW, format: "webp" });
  await removeImage(database, tools, picture.key);
  expect(await tools.namesOfFiles()).toEqual([]);
  expect(await drawn(database, { picture, size: NARROW, format: "webp" })).toBeUndefined();
  await expect(removeImage(database, tools, picture.key)).rejects.toMatchObject({ kind: "notFound" });
});

test("nor does one that is removed while it is drawn", async () => {
  const tools = await pictures();
  const picture = await stored(tools);
  const workshop: PictureTools["workshop"] = {
    ...tools.workshop,
    async make(...job) {
      const outcome = await tools.workshop.make(...job);
      await removeImage(database, tools, picture.key);
      return outcome;
    },
  };
  const drawn = pictureDrawer({ ...tools, workshop });
  expect(await drawn(database, { picture, size: NARROW, format: "webp" })).toBeUndefined();
  expect(await tools.namesOfFiles()).toEqual([]);
});

test("a picture whose files cannot be removed stays whole", async () => {
  const tools = await pictures();
  const { key } = await stored(tools);
  const storage = { ...tools.storage, removeFolder: () => Promise.reject(new Error("Away")) };
  await expect(removeImage(database, { storage }, key)).rejects.toThrow("Away");
  await removeImage(database, tools, key);
});
