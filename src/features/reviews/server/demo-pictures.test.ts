import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_MENU_IMAGES, DEMO_PHOTOS, DEMO_PICTURES } from "#db/demo/pictures.ts";
import { menuImagesOfShop } from "#features/contributions/server/menu-images-in.ts";
import { undoTrials } from "#features/contributions/server/undo-trials.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { removeUnusedPicture } from "#features/media/server/remove-unused-picture.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { loadDemoPictures } from "./load-demo-pictures.ts";
import { loadDemoReviews } from "./load-demo-reviews.ts";
import { removeDemoReviews } from "./remove-demo-reviews.ts";

const database = testDatabase();
const pictures = testPictures();
const now = new Date();

const images = statement(
  "demo-menu-images-in-test",
  () => sql<{ state: string; isOnSample: boolean }>`
    select state, menu_image.is_sample and shop.is_sample as "isOnSample"
    from menu_image join shop on shop.id = shop_id order by menu_image.id`,
);
const photos = statement(
  "demo-photos-in-test",
  () => sql<{ isOnSample: boolean }>`
    select review.is_sample and shop.is_sample and media.is_sample as "isOnSample"
    from review_photo join review on review.id = review_id join media on media.id = media_id
    left join shop on shop.id = review.shop_id`,
);
const kept = statement(
  "kept-pictures-in-test",
  () => sql<{ key: string; width: number }>`select key, width from media where is_sample`,
);

test("the demo has drawn pictures of menus and of reviews, once, on invented things only, and they go with it", async () => {
  const tools = await pictures();
  await settleSmallCountry(database);
  await loadDemoPictures(database, { storage: tools.storage, now });
  expect(await kept.all(database)).toEqual([]);
  await loadDemo(database);
  await loadDemoCatalogue(database);
  await loadDemoPeople(database);
  await loadDemoReviews(database);
  for (const _ of [1, 2]) await loadDemoPictures(database, { storage: tools.storage, now });

  expect(await images.all(database)).toEqual(
    DEMO_MENU_IMAGES.map(({ decision }) => ({ state: decision ?? "pending", isOnSample: true })),
  );
  const drawn = DEMO_PHOTOS.flatMap(({ files }) => files);
  expect(await photos.all(database)).toEqual(drawn.map(() => ({ isOnSample: true })));
  expect(await kept.all(database)).toHaveLength(Object.keys(DEMO_PICTURES).length);
  expect(await tools.namesOfFiles()).toHaveLength(Object.keys(DEMO_PICTURES).length);
  const heron = await shopId(database, "sample-de-slapende-reiger");
  expect(await menuImagesOfShop(database, { shopId: heron })).toHaveLength(1);

  const keys = (await kept.all(database)).map(({ key }) => key);
  await removeDemoReviews(database);
  await undoTrials(database, { now });
  expect([await images.all(database), await photos.all(database)]).toEqual([[], []]);
  // As the tasks do that both have enqueued.
  for (const key of keys) await removeUnusedPicture(database, tools, { key });
  expect(await tools.namesOfFiles()).toEqual([]);
});

test.each(Object.entries(DEMO_PICTURES))("%s has the size that is told of it", async (file, size) => {
  const { width, height, format } = await sharp(`db/demo/pictures/${file}.png`).metadata();
  expect({ width, height, format }).toEqual({ ...size, format: "png" });
});
