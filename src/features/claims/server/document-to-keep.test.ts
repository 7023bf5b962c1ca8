import { afterAll, expect, test } from "vitest";
import sharp from "sharp";
import { openImageWorkers } from "#platform/images/image-workers.ts";
import { photo, photoWithPlace } from "#platform/images/sent-pictures.test-support.ts";
import { documentToKeep } from "./document-to-keep.ts";

const workshop = openImageWorkers();
afterAll(() => workshop.close());

const keep = (sent: Uint8Array) => documentToKeep(workshop, sent);

test("a PDF is kept as it came", async () => {
  const sent = Buffer.from("%PDF-1.7 an extract %%EOF\n");
  expect(await keep(sent)).toEqual(sent);
});

test("of a photo nothing is kept of where it was taken, and it stands upright", async () => {
  const kept = await keep(await photoWithPlace());
  const { exif, orientation, width = 0, height = 0 } = await sharp(kept).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(height).toBeGreaterThan(width);
});

test.each([
  ["a page", Buffer.from("<script>alert(1)</script>")],
  ["a PDF that was cut off", Buffer.from("%PDF-1.7 an extract")],
  ["nothing", Buffer.alloc(0)],
  ["a picture of a type that is not asked for", await photo(40, 40, "webp")],
  ["half a picture", (await photo(40, 40, "png")).subarray(0, 60)],
])("%s is no document", async (_, sent) => {
  await expect(keep(sent)).rejects.toMatchObject({ kind: "invalid", errors: [{ param: "document" }] });
});
