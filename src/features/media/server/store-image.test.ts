import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { photo, seenThrough, SVG } from "#platform/images/sent-pictures.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { MOST_UPLOAD_BYTES } from "../media.ts";
import { testPictures } from "./picture-tools.test-support.ts";
import { type NewImage, storeImage } from "./store-image.ts";

const database = testDatabase();
const pictures = testPictures();

const rows = statement("test-media", (db) =>
  db
    .selectFrom("media")
    .select([
      "key",
      "content_hash",
      "mime",
      "width",
      "height",
      "byte_count",
      "alt",
      "source",
      "is_sample",
      "state",
    ]),
);

const fromOwner = async (bytes?: Uint8Array): Promise<NewImage> => ({
  bytes: bytes ?? (await photo()),
  purpose: "picture",
  source: "owner",
  state: "shown",
});

test("a picture is drawn anew, kept under the hash of what was drawn, and described", async () => {
  const tools = await pictures();
  const sent = await photo();
  const alt = { source: "nl", nl: "De bar, met een kat" } as const;
  const stored = await storeImage(database, tools, { ...(await fromOwner(sent)), alt });
  expect(stored).toMatchObject({ width: 1200, height: 800 });
  const [row] = await rows.all(database);
  const kept = await tools.storage.read(`pictures/${stored.key.slice(0, 2)}/${stored.key}/original.jpg`);
  expect(row).toEqual({
    key: stored.key,
    content_hash: createHash("sha256")
      .update(kept ?? "")
      .digest("hex"),
    mime: "image/jpeg",
    width: 1200,
    height: 800,
    byte_count: kept?.length,
    alt,
    source: "owner",
    is_sample: false,
    state: "shown",
  });
  expect(Buffer.from(kept ?? []).equals(sent)).toBe(false);
});

test("a profile picture is a JPEG of 512 pixels at most, whatever it was", async () => {
  const tools = await pictures();
  const stored = await storeImage(database, tools, { ...(await fromOwner()), purpose: "profile" });
  expect(stored).toMatchObject({ width: 512, height: 341 });
  await storeImage(database, tools, { ...(await fromOwner(await seenThrough())), purpose: "profile" });
  expect((await rows.all(database)).map(({ mime }) => mime)).toEqual(["image/jpeg", "image/jpeg"]);
});

describe("the same picture twice", () => {
  test("is one, and keeps where it first came from", async () => {
    const tools = await pictures();
    const first = await storeImage(database, tools, await fromOwner());
    const again = await storeImage(database, tools, { ...(await fromOwner()), source: "visitor" });
    expect(again).toEqual(first);
    expect(await rows.all(database)).toEqual([expect.objectContaining({ source: "owner" })]);
    expect(await tools.namesOfFiles()).toEqual(["original.jpg"]);
  });

  test("is shown as soon as either may be, and never hidden by the second", async () => {
    const tools = await pictures();
    const stateAfter = async (state: NewImage["state"]) => {
      await storeImage(database, tools, { ...(await fromOwner()), state });
      return (await rows.first(database))?.state;
    };
    expect(await stateAfter("pending")).toBe("pending");
    expect(await stateAfter("shown")).toBe("shown");
    expect(await stateAfter("pending")).toBe("shown");
  });
});

test("an invented picture says so", async () => {
  await storeImage(database, await pictures(), { ...(await fromOwner()), source: "sample" });
  expect(await rows.first(database)).toMatchObject({ is_sample: true, source: "sample" });
});

test.each([
  ["Image too large", new Uint8Array(MOST_UPLOAD_BYTES + 1)],
  ["Must be a JPEG, PNG or WebP picture", SVG],
  ["Must be a JPEG, PNG or WebP picture", new Uint8Array()],
  ["Cannot be read as a picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
])("%s: that is said, and nothing is kept", async (msg, bytes) => {
  const tools = await pictures();
  await expect(storeImage(database, tools, await fromOwner(bytes))).rejects.toMatchObject({
    kind: "invalid",
    errors: [{ msg, param: "image" }],
  });
  expect(await rows.all(database)).toEqual([]);
  expect(await tools.namesOfFiles()).toEqual([]);
});

test("without its file there is no row either", async () => {
  const { workshop, storage } = await pictures();
  const full = { ...storage, write: () => Promise.reject(new Error("No space left")) };
  const storing = storeImage(database, { workshop, storage: full }, await fromOwner());
  await expect(storing).rejects.toThrow("No space left");
  expect(await rows.all(database)).toEqual([]);
});
