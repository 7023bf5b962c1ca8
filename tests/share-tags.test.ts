import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testWorld(settleSmallCatalogue);

/** The first render loads the modules of all pages. */
const PATIENCE_MS = 30_000;

async function tagsOf(path: string): Promise<Record<string, string>> {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  const { text } = await draw(path);
  const tags = text.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
}

const SITE_PICTURE = "https://example.org/share/site/home.png";

describe("what networks show beside a link to", () => {
  test.each([
    ["/coffeeshop/andersom", "shop/andersom", "Coffeeshop, Andersom, Utrecht"],
    ["/weed/morning-fog", "product/morning-fog", "Wiet, Morning Fog"],
    ["/brand/dijkzaden", "brand/dijkzaden", "Zaadkweker, Dijkzaden"],
  ])(
    "%s is its own picture, whose words are told",
    async (path, picture, alt) => {
      const tags = await tagsOf(path);
      expect(tags["og:image"]).toMatch(
        new RegExp(`^https://example\\.org/share/${picture}\\.[0-9a-f]{10}\\.png$`),
      );
      expect(tags).toMatchObject({
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": alt,
        "og:type": "website",
        "og:url": `https://example.org${path}`,
        "og:site_name": "Highstreet",
        "og:locale": "nl_NL",
        "twitter:card": "summary_large_image",
      });
      // The address serves a picture, of the version in it.
      const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
      const { status, text } = await draw(new URL(tags["og:image"] ?? "").pathname);
      expect(status).toBe(200);
      expect(text).toContain("max-age=604800");
    },
    PATIENCE_MS,
  );

  test.each(["/", "/coffeeshops/utrecht", "/weed", "/about", "/deals", "/coffeeshop/sample-maanvis"])(
    "%s is the picture of the site",
    async (path) => {
      expect(await tagsOf(path)).toMatchObject({ "og:image": SITE_PICTURE, "og:image:alt": "Highstreet" });
    },
    PATIENCE_MS,
  );

  test(
    "a shop that search engines may not keep is the picture of the site",
    async () => {
      await setProfile(database, { shop: "andersom" }, { isIndexable: false });
      expect((await tagsOf("/coffeeshop/andersom"))["og:image"]).toBe(SITE_PICTURE);
    },
    PATIENCE_MS,
  );
});
