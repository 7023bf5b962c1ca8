import { NO_OPERATION } from "#platform/operation.test-support.ts";
import { setupI18n } from "@lingui/core";
import { parseFeed } from "@rowanmanning/feed-parser";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { addBrand, dealIn, NOW, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { testWorld } from "#tests/support/database.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { loader as dealsFeed } from "./deals-feed.ts";
import { loader as discoverFeed } from "./discover-feed.ts";
import { loader as jobsFeed } from "./jobs-feed.ts";

const database = testWorld(settleSmallWorld);

async function feedOf(
  loader: (args: never) => Promise<Response>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, {
    database,
    locale: "en",
    i18n: setupI18n({ locale: "en", messages: { en: {} } }),
    nonce: "",
    site: {
      name: "Highstreet",
      canonicalBases: EXAMPLE_BASES,
      languageBases: EXAMPLE_BASES,
    } as AppContext["site"],
    imprint: { contactEmail: undefined, operator: undefined },
    storeApps: { android: undefined, apple: undefined },
    surveys: [],
    viewer: ANONYMOUS,
    visit: { consent: undefined, isApp: false },
    now: () => NOW,
    mapArchive: null,
    drawShareImage: () => Promise.reject(new Error("No picture is asked for here")),
    operation: NO_OPERATION,
    report: () => {},
  });
  const request = new Request("https://highstreet.example/en/deals/feed.xml", { headers });
  return loader({ context, request, params: {} } as never);
}

const sloppy = { nl: "Vloei <b>&</b> tips", source: "nl" } as const;

test("a feed is Atom with absolute addresses of its language, and no title breaks out of it", async () => {
  const deal = paperDeal(await addBrand(database), {
    title: { ...sloppy, en: "]]> papers & <tips>" },
    isSponsored: true,
  });
  const { slug } = await dealIn(database, "live", deal);
  const answer = await feedOf(dealsFeed);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`<id>https://highstreet.example/en/deals/${slug}</id>`);
  expect(parseFeed(text).language).toBe("en");
  expect(text).not.toContain("<entry xml:lang");
  expect(text).toContain('rel="self" href="https://highstreet.example/en/deals/feed.xml"');
  expect(text).toContain("<![CDATA[]]&gt; papers &amp; &lt;tips&gt; (sponsored)]]>");
});

test("who asks again is told in a line that nothing is new", async () => {
  const first = await feedOf(dealsFeed);
  const tag = first.headers.get("etag") ?? "";
  const again = await feedOf(dealsFeed, { "if-none-match": `"other", ${tag}` });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
  await dealIn(database, "live", paperDeal(await addBrand(database)));
  expect((await feedOf(dealsFeed, { "if-none-match": tag })).status).toBe(200);
});

test.each([
  ["deals", dealsFeed],
  ["jobs", jobsFeed],
  ["discover", discoverFeed],
])("no sample stands in the feed of %s", async (_, loader) => {
  await loadDemo(database, { now: NOW });
  await loadDemoCatalogue(database, { now: NOW });
  await loadDemoNews(database, { now: NOW });
  const text = await (await feedOf(loader)).text();
  expect(text).toContain("<feed");
  expect(text).not.toMatch(/<entry>|sample-/);
});

test("an entry that nobody wrote in the reader's language says which it is in", async () => {
  const brandId = await addBrand(database);
  await dealIn(database, "live", paperDeal(brandId, { title: sloppy }));
  await dealIn(database, "live", paperDeal(brandId, { title: { ...sloppy, en: "Papers" } }));
  const text = await (await feedOf(dealsFeed)).text();
  expect(text.match(/<feed [^>]*xml:lang="en"/g)).toHaveLength(1);
  expect(
    text
      .match(/<entry[^>]*>\s*<title[^>]*>[^\n]*?(?:Vloei|Papers)/g)
      ?.map((entry) => /xml:lang="(\w+)"/.exec(entry)?.[1]),
  ).toEqual(expect.arrayContaining(["nl", undefined]));
});
