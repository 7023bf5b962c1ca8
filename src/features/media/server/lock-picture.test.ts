import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { pictureDrawer } from "./draw-picture.ts";
import type { PictureTools } from "./picture-tools.ts";
import { testPictures } from "./picture-tools.test-support.ts";
import { removeImage } from "./remove-image.ts";
import { shownPicture } from "./shown-picture.ts";
import { storeImage } from "./store-image.ts";

const pictures = testPictures();

const waitingTurns = statement(
  "test-waiting-turns",
  () => sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted`,
);

const image = async () =>
  ({ bytes: await photo(60, 40), purpose: "picture", source: "owner", state: "shown" }) as const;

test("storing and removing the same picture at once ends with both row and file, or with neither", async () => {
  const database = await freshDatabase();
  const tools = await pictures();
  const sent = await image();
  const { key } = await storeImage(database, tools, sent);
  for (let round = 0; round < 5; round += 1) {
    const removing = removeImage(database, tools, key).catch((error: { kind?: string }) => error.kind);
    const [removed] = await Promise.all([
      removing,
      storeImage(database, tools, sent),
      storeImage(database, tools, sent),
    ]);
    expect([undefined, "notFound"]).toContain(removed);
    const isRow = (await shownPicture(database, key)) !== undefined;
    expect(await tools.namesOfFiles()).toEqual(isRow ? ["original.jpg"] : []);
  }
});

test("a drawing that is kept while the picture's files are going waits, and goes too", async () => {
  const database = await freshDatabase();
  const tools = await pictures();
  const { key } = await storeImage(database, tools, await image());
  const filesGone = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const storage: PictureTools["storage"] = {
    ...tools.storage,
    async removeFolder(name) {
      await tools.storage.removeFolder(name);
      filesGone.resolve();
      await mayCommit.promise;
    },
  };
  let removing: Promise<void> | undefined;
  const workshop: PictureTools["workshop"] = {
    ...tools.workshop,
    async make(...job) {
      const outcome = await tools.workshop.make(...job);
      removing = removeImage(database, { storage }, key);
      await filesGone.promise;
      return outcome;
    },
  };
  let isDrawn = false;
  const request = {
    picture: { key, mime: "image/jpeg" },
    size: { width: 160, height: undefined, fit: "inside" },
    format: "webp",
  } as const;
  const drawing = pictureDrawer({ workshop, storage: tools.storage })(database, request).finally(() => {
    isDrawn = true;
  });
  await vi.waitUntil(async () => isDrawn || (await waitingTurns.all(database)).length > 0, {
    timeout: 20_000,
  });
  mayCommit.resolve();
  await removing;
  expect(await drawing).toBeUndefined();
  expect(await tools.namesOfFiles()).toEqual([]);
});
