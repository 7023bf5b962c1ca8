import { createConfig, lintFromString } from "@redocly/openapi-core";
import { parseFeed } from "@rowanmanning/feed-parser";
import ICAL from "ical.js";
import { parseSitemap } from "sitemap";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { testApi } from "#api/api.test-support.ts";
import {
  addBrand,
  DAY_MS,
  dealIn,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { SITEMAP_KINDS } from "#features/seo/sitemap-kinds.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { openJob, publishedPost } from "./support/news-of-today.ts";

// What is written for machines is read here by programs that are not ours.

/** Sitemaps go by the clock of the database. */
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const database = testWorld(settleSmallCatalogue);

async function bodyOf(path: string): Promise<string> {
  const draw = await drawnPages({ database, now: () => NOW, report: (error) => expect.fail(String(error)) });
  const { text } = await draw(path);
  return text.slice(Math.max(0, text.search(/<\?xml|BEGIN:VCALENDAR/)));
}

test("the description of the API satisfies a linter of OpenAPI", async () => {
  const { api } = testApi(database, { now: () => NOW });
  const source = await (await api.request("/openapi.json")).text();
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  expect(found).toEqual([
    // A form that works without JavaScript answers with the way back, never with a 2XX.
    "operation-2xx-response #/paths/~1consent/post/responses",
    // A shop that is missing has no `targetId`, one that we know must have one: the linter does not read `not`.
    "no-illogical-composition-keywords #/paths/~1suggestchange/post/requestBody/content/application~1json/schema/oneOf/0/oneOf",
  ]);
});

test("a feed reader finds what is new in deals, jobs and posts, each with its day and its address", async () => {
  const brandId = await addBrand(database);
  const deal = await dealIn(
    database,
    "live",
    paperDeal(brandId, {
      validFrom: inDays(-1),
      validTo: inDays(6),
      title: { nl: "Vloei <b>&</b> tips", source: "nl" },
    }),
  );
  const paths = {
    "/deals/feed.xml": `/deals/${deal.slug}`,
    "/jobs/feed.xml": await openJob(database, { brandId }, NOW),
    "/discover/feed.xml": await publishedPost(database, { brandId }, NOW),
  };
  for (const [address, path] of Object.entries(paths)) {
    const { meta, title, items } = parseFeed(await bodyOf(address));
    expect([meta.type, typeof title, items.length]).toEqual(["atom", "string", 1]);
    expect(items[0]?.url).toBe(`https://example.org${path}`);
    expect(items[0]?.published?.getTime() ?? items[0]?.updated?.getTime()).toBeLessThanOrEqual(NOW.getTime());
  }
  expect(parseFeed(await bodyOf("/deals/feed.xml")).items[0]?.title).toBe("Vloei <b>&</b> tips");
});

test("a calendar reads the hours of a shop and the time of an event", async () => {
  const andersom = await shopId(database, "andersom");
  const startsAt = new Date("2027-01-15T18:00:00Z");
  const post = await publishedPost(
    database,
    { shopId: andersom, kind: "event", event: { startsAt, endsAt: null, place: "Vismarkt; achter, boven" } },
    NOW,
  );
  const event = eventsOf(await bodyOf(`${post}/event.ics`))[0];
  expect(event?.startDate.toJSDate()).toEqual(startsAt);
  expect([event?.summary, event?.location]).toEqual(["Nieuws", "Vismarkt; achter, boven"]);

  await importShops(database, bytesOf(OPEN_LATE));
  const days = eventsOf(await bodyOf("/coffeeshop/andersom/hours.ics"));
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    expect(day.duration.toSeconds()).toBe(15 * 60 * 60);
    expect(HOUR_THERE.format(day.startDate.toJSDate())).toBe("10");
  }
});

const HOUR_THERE = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: "Europe/Amsterdam" });

const OPEN_LATE = `id,name,kind,latitude,longitude,street,house_number,postcode,city,municipality_code,confidence,opening_hours
osm2021-a1,Andersom,coffeeshop,52.0905,5.1206,Vismarkt,23,,Utrecht,GM0344,high,Mo-Sa 10:00-01:00
`;

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

test("a reader of sitemaps understands every one", async () => {
  for (const kind of SITEMAP_KINDS) {
    const text = await bodyOf(`/sitemaps/nl/${kind}-1.xml`);
    // Nothing of that kind is known here.
    if (!text.startsWith("<?xml")) continue;
    const entries = await parseSitemap(Readable.from(text));
    expect([kind, entries.length > 0]).toEqual([kind, true]);
    for (const { url, lastmod } of entries) {
      expect(url).toMatch(/^https:\/\/example\.org(?:\/|$)/);
      expect(lastmod === undefined || Date.parse(lastmod) <= Date.now() + DAY_MS).toBe(true);
    }
  }
});
