import { describe, expect, test } from "vitest";
import {
  addBrand,
  inDays,
  inMinutes,
  NOW,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { postJsonLd } from "../post-json-ld.ts";
import { POSTS_ON_PAGE, readPostFilters } from "../post-query.ts";
import type { PostStep } from "../post-state.ts";
import { eventCalendar } from "./event-calendar.ts";
import { postBySlug } from "./post-by-slug.ts";
import { postsIn } from "./posts-in.ts";
import { publishDuePosts } from "./publish-due-posts.ts";
import { addArticle, type PostOfTest } from "./small-posts.test-support.ts";

const database = testWorld(settleSmallWorld);

const published = (change: PostOfTest = {}, steps?: PostStep[]) => addArticle(database, change, { steps });

const ALL = { kind: null, city: null, tag: null };

const feed = (query = "", now = NOW, near?: { latitude: number; longitude: number }) =>
  postsIn(database, {
    filters: readPostFilters(new URLSearchParams(query)).filters,
    near,
    locale: "en",
    now,
  });
const slugs = async (...asked: Parameters<typeof feed>) =>
  (await feed(...asked)).items.map(({ slug }) => slug);

describe("the feed", () => {
  test("has the newest first, and what is due although no job came round yet", async () => {
    const old = await published({ publishedAt: inDays(-3) });
    const recent = await published({ publishedAt: inDays(-1) });
    const coming = await published({ publishedAt: inDays(1) });
    await published({}, []);
    await published({}, ["publish", "withdraw"]);
    expect(await slugs()).toEqual([recent.slug, old.slug]);
    expect(await slugs("", inDays(2))).toEqual([coming.slug, recent.slug, old.slug]);
    expect(await publishDuePosts(database, { now: inDays(2) })).toBe(1);
  });

  test("ends: a page past the last one is the last one", async () => {
    for (let count = 0; count <= POSTS_ON_PAGE; count += 1)
      await published({ publishedAt: inDays(-count - 1) });
    expect(await feed("page=9")).toMatchObject({ page: 2, pageCount: 2, total: POSTS_ON_PAGE + 1 });
    expect((await feed("page=2")).items).toHaveLength(1);
  });

  test("of some shops is what they say and what is about their towns, samples among it", async () => {
    const shop = await shopId(database, "andersom");
    const other = await shopId(database, "sky-high");
    const cityIds = [...(await cityIdsOf(database, { names: ["Utrecht"] })).values()];
    const own = await published({ author: "shop", shopId: shop, publishedAt: inDays(-1) });
    const about = await published({ cityIds, publishedAt: inDays(-2) });
    await published({ author: "shop", shopId: other });
    await published();
    const ofShops = async (...shopIds: number[]) =>
      (await postsIn(database, { filters: { ...ALL, page: 1 }, shopIds, locale: "en", now: NOW })).items.map(
        ({ slug }) => slug,
      );
    expect(await ofShops(shop)).toEqual([own.slug, about.slug]);
    expect(await ofShops()).toEqual([]);
    const sample = await published({ cityIds, publishedAt: inDays(-3), isSample: true });
    expect(await ofShops(shop)).toEqual([own.slug, about.slug, sample.slug]);
  });

  test("near somebody is about cities within 25 km", async () => {
    const cities = await cityIdsOf(database, { names: ["Utrecht", "Maastricht"] });
    const utrecht = await published({ cityIds: [cities.get("Utrecht") as number] });
    const maastricht = await published({ cityIds: [cities.get("Maastricht") as number] });
    await published();
    expect(await slugs("", NOW, { latitude: 52.1, longitude: 5.1 })).toEqual([utrecht.slug]);
    expect(await slugs("city=maastricht")).toEqual([maastricht.slug]);
  });

  test("near goes by metres: a degree to the east is shorter than one to the north", async () => {
    const cities = await cityIdsOf(database, { names: ["Utrecht"] });
    const utrecht = await published({ cityIds: [cities.get("Utrecht") as number] });
    const { latitude, longitude } = { latitude: 52.0908, longitude: 5.1222 };
    // A third of a degree: 23 km to the side, 37 km up.
    expect(await slugs("", NOW, { latitude, longitude: longitude + 0.33 })).toEqual([utrecht.slug]);
    expect(await slugs("", NOW, { latitude: latitude + 0.33, longitude })).toEqual([]);
  });

  test("has nothing of a licensed grower, who may not advertise", async () => {
    const brandId = await addBrand(database, { isLicensedGrower: true });
    await expect(published({ author: "brand", brandId })).rejects.toMatchObject({ kind: "notCompliant" });
  });
});

describe("a post", () => {
  const page = (slug: string) => postBySlug(database, { slug, locale: "en", now: NOW });

  test("is shown in the language it was written in where there is no other, without any HTML", async () => {
    const { slug } = await published({
      author: "shop",
      shopId: await shopId(database, "andersom"),
      isSponsored: true,
    });
    const shown = await page(slug);
    expect(shown).toMatchObject({
      title: { locale: "en" },
      lead: { locale: "nl" },
      body: { locale: "nl" },
      isSponsored: true,
    });
    expect(JSON.stringify(shown.body.parts)).not.toContain("<b>");
  });

  test("is there as soon as it comes out, and none before", async () => {
    const { slug } = await published({ publishedAt: inMinutes(2) });
    const pageAt = (now: Date) => postBySlug(database, { slug, locale: "en", now });
    await expect(pageAt(inMinutes(1.99))).rejects.toMatchObject({ kind: "notFound" });
    expect(await pageAt(inMinutes(2))).toMatchObject({ slug });
    expect(await slugs("", inMinutes(1.99))).toEqual([]);
    expect(await slugs("", inMinutes(2))).toEqual([slug]);
  });

  test("that is an event says so to search engines and calendars", async () => {
    const event = { startsAt: inDays(3), endsAt: null, place: "Markt; 1" };
    const { slug } = await published({ kind: "event", event });
    const shown = await page(slug);
    const about = { base: "https://example.org/en", siteName: "Highstreet", origin: "https://example.org" };
    expect(postJsonLd(shown, about)).toMatchObject({
      "@type": "Event",
      name: "News",
      location: { name: "Markt; 1" },
    });
    expect(postJsonLd({ ...shown, isSample: true }, about)).toBeNull();
    const text = eventCalendar({
      post: { id: shown.id, title: shown.title.text, lead: shown.lead.text },
      event: shown.event ?? expect.fail("no event"),
      url: "https://example.org/en/discover/news",
      cityNames: ["Utrecht"],
      now: NOW,
    });
    expect(text).toContain("DTSTART:20261124T131500Z");
    expect(text).toContain(String.raw`LOCATION:Markt\; 1\, Utrecht`);
  });

  test("of ours is never sponsored", async () => {
    await expect(published({ isSponsored: true })).rejects.toMatchObject({
      errors: [{ param: "isSponsored" }],
    });
  });
});
