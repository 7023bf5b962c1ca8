import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { type NewPromoVideo, savePromoVideo } from "./save-promo-video.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

let shopId: number;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  shopId = (await page()).id;
});

const page = (locale: "nl" | "de" = "nl") => shopBySlug(database, { slug: "andersom", locale, now: NOW });

const film = (video: Partial<NewPromoVideo> = {}): NewPromoVideo => ({
  provider: "youtube",
  id: "aB3_-xyz019",
  title: { nl: "Binnen kijken", en: "A look inside", source: "nl" },
  posterId: null,
  source: "owner",
  observedOn: "2026-11",
  ...video,
});

const save = (video: Partial<NewPromoVideo>) => savePromoVideo(database, { shopId, video: film(video) });

const saveRaw = statement(
  "test-save-raw-video",
  (_, p: Params<{ shopId: number; provider: string; id: string }>) => sql`
    insert into promo_video (shop_id, provider, video_id, title, source, observed_on)
    values (${p.shopId}, ${p.provider}, ${p.id}, '{"nl": "x", "source": "nl"}', 'owner', '2026-11')`,
);

test("a shop shows its film in the reader's language, else in its own, and only the last one it gave", async () => {
  expect((await page()).promoVideo).toBeNull();
  await save({});
  await save({ provider: "vimeo", id: "76979871" });
  expect((await page("de")).promoVideo).toEqual({
    provider: "vimeo",
    id: "76979871",
    title: { text: "Binnen kijken", locale: "nl" },
    thumbnail: null,
  });
});

describe("no film has an id that could lead elsewhere", () => {
  test.each([
    ["youtube", "aB3_-xyz01"],
    ["youtube", "../watch?v="],
    ["youtube", "aB3_-xyz019?"],
    ["youtube", "aB3_-xyz019\n"],
    ["vimeo", "12345"],
    ["vimeo", "76979871/x"],
    ["vimeo", "aB3_-xyz019"],
  ] as const)("%s %j is refused, by the database as well", async (provider, id) => {
    await expect(save({ provider, id })).rejects.toMatchObject({ kind: "invalid" });
    await expect(saveRaw.run(database, { shopId, provider, id })).rejects.toMatchObject({
      constraint: "promo_video_id",
    });
  });

  test("neither is another provider's known", async () => {
    const asked = { shopId, provider: "tube.example", id: "76979871" };
    await expect(saveRaw.run(database, asked)).rejects.toMatchObject({ constraint: "promo_video_id" });
  });
});

test.each(["hidden", "login"] as const)(
  "the film of a shop whose menu is %s is not shown: both speak for its wares",
  async (menu) => {
    await save({});
    await setProfile(database, { shop: "andersom" }, { menu });
    expect((await page()).promoVideo).toBeNull();
  },
);

test("an invented shop has no film, and nobody's shop none either", async () => {
  await loadDemo(database, { now: NOW });
  const slug = "sample-maanvis";
  const { id } = await shopBySlug(database, { slug, locale: "nl", now: NOW });
  await expect(savePromoVideo(database, { shopId: id, video: film() })).rejects.toMatchObject({
    kind: "invalid",
  });
  await expect(savePromoVideo(database, { shopId: -1, video: film() })).rejects.toMatchObject({
    kind: "notFound",
  });
});
