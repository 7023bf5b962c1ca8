import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { brokenDatabase } from "#api/api.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { readConfig } from "#platform/config/read-config.ts";
import { storeAppsOf } from "#platform/config/store-apps.ts";
import { loader as appleAppSiteAssociation } from "./apple-app-site-association.ts";
import { loader as assetlinks } from "./assetlinks.ts";
import { loader as securityTxt } from "./security-txt.ts";
import { loader as sitemap } from "./sitemap.ts";
import { loader as sitemapIndex } from "./sitemap-index.ts";

const database = testWorld(settleSmallWorld);

/** Of a key that signs an app. */
const FINGERPRINT = Array.from({ length: 32 }, () => "AB").join(":");

interface ReadOptions {
  params?: object;
  contactEmail?: string;
  away?: Partial<AppContext>;
}

async function read(
  loader: (args: never) => Response | Promise<Response>,
  { params = {}, contactEmail, away = {} }: ReadOptions = {},
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(appContext, {
    database,
    locale: "nl",
    site: { canonicalBases: EXAMPLE_BASES, languageBases: EXAMPLE_BASES },
    imprint: { contactEmail, operator: undefined },
    surveys: [],
    now: () => NOW,
    ...away,
  } as unknown as AppContext);
  const request = new Request("https://highstreet.example/");
  return (await loader({ context, request, params } as never)).text();
}

const dayOf = (xml: string, path: string) =>
  new RegExp(`<loc>https://highstreet.example/de${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(xml);

test("the sitemap tells of lists when something in them last changed, and of texts when they did", async () => {
  const pages = await read(sitemap, { params: { locale: "de", file: "pages-1.xml" } });
  for (const path of ["", "/coffeeshops", "/terms", "/privacypolicy", "/about"])
    expect(dayOf(pages, path)?.[1], path).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(dayOf(pages, "/weed")?.[1], "nothing is there yet").toBeUndefined();
});

test("the index of the sitemap tells when something in each file last changed", async () => {
  const index = await read(sitemapIndex);
  expect(index.match(/<sitemap>/g)).toHaveLength(27);
  expect(index.match(/<lastmod>/g)).toHaveLength(27);
});

const GONE = Object.assign(new Error("gone"), { kind: "unavailable" });

test.each([
  ["the index of the sitemap", sitemapIndex, {}],
  ["a file of it", sitemap, { locale: "nl", file: "menus-1.xml" }],
])(
  "%s is not available while the database is away, which is no fault of it",
  async (_what, loader, params) => {
    const away: Partial<AppContext> = { database: brokenDatabase(GONE) };
    await expect(read(loader, { params, away })).rejects.toMatchObject({ init: { status: 503 } });
  },
);

const addProducts = statement(
  "add-products-to-sitemap",
  () => sql`
    insert into product (slug, name, sort_name, type, source, observed_on)
    select 'plant-' || each, 'Plant ' || each, 'plant', 'weed', 'own', '2026-11' from generate_series(1, 5003) as each`,
);

test("a file of the sitemap is whole, also when the database goes away after the first answer", async () => {
  await addProducts.run(database);
  let answerCount = 0;
  const breaking: Database = {
    ...database,
    execute: (asked) => (answerCount++ === 0 ? database.execute(asked) : Promise.reject(GONE)),
  };
  const params = { locale: "nl", file: "products-1.xml" };
  const file = await read(sitemap, { params, away: { database: breaking } });
  expect(file.match(/<loc>/g)).toHaveLength(5003);
  expect(file).toMatch(/<\/urlset>$/);
});

test.each([
  ["safe@highstreet.example", "mailto:safe@highstreet.example"],
  [undefined, "https://highstreet.example/en/contact"],
])("who found a weakness and the address %s reads where to tell", async (contactEmail, contact) => {
  const lines = (await read(securityTxt, contactEmail ? { contactEmail } : {})).split("\n");
  expect(lines).toContain(`Contact: ${contact}`);
  const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
  expect(expires).toBeGreaterThan(NOW.getTime());
  expect(expires).toBeLessThan(NOW.getTime() + 365 * 24 * 60 * 60_000);
});

test("a wrapper of an app store is named for the system that opens links in it, and none is where there is none", async () => {
  const { settings } = readConfig(
    { ANDROID_APP: `org.example.app ${FINGERPRINT.toLowerCase()}`, APPLE_APP: "ABCDE12345.org.example.app" },
    "dev",
  );
  const away = { storeApps: storeAppsOf(settings) };
  const [statement] = JSON.parse(await read(assetlinks, { away })) as object[];
  expect(statement).toEqual({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: {
      namespace: "android_app",
      package_name: "org.example.app",
      sha256_cert_fingerprints: [FINGERPRINT],
    },
  });
  const { applinks } = JSON.parse(await read(appleAppSiteAssociation, { away })) as {
    applinks: { details: [{ appIDs: string[]; components: object[] }] };
  };
  expect(applinks.details[0].appIDs).toEqual(["ABCDE12345.org.example.app"]);
  expect(applinks.details[0].components).toContainEqual({ "/": "/auth/*", exclude: true });
  expect(applinks.details[0].components.at(-1)).toEqual({ "/": "*" });

  const none = { storeApps: storeAppsOf({ ANDROID_APP: undefined, APPLE_APP: undefined }) };
  for (const loader of [assetlinks, appleAppSiteAssociation])
    expect(await read(loader, { away: none })).toBe("There is no app.");
});
