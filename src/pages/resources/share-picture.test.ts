import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { SHARE_KINDS } from "#features/seo/share-picture.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import { ImagesBusy } from "#platform/images/image-workers.ts";
import { openShareImageWorkers } from "#platform/images/share-image-workers.ts";
import { testWorld } from "#tests/support/database.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { loader } from "./share-picture.ts";

const workshop = openShareImageWorkers();
afterAll(() => workshop.close());
const database = testWorld(settleSmallCatalogue);

interface Asking {
  locale?: Locale;
  headers?: Record<string, string>;
  drawShareImage?: AppContext["drawShareImage"];
}

async function ask(
  path: string,
  { locale = "nl", headers = {}, drawShareImage = workshop.draw }: Asking = {},
): Promise<Response> {
  const [kind, picture] = path.split("/");
  const context = new RouterContextProvider();
  const i18n = await loadMessages(locale, MESSAGE_AREAS);
  const site = { name: "Highstreet" } as AppContext["site"];
  context.set(appContext, { database, locale, i18n, site, now: () => NOW, drawShareImage } as AppContext);
  const request = new Request(`https://example.org/share/${path}`, { headers });
  return loader({ context, request, params: { kind, picture } } as never);
}

/** The words on the share image at an address. */
async function wordsOn(path: string, asking: Asking = {}): Promise<string[]> {
  const drawShareImage: AppContext["drawShareImage"] = async (_, task) =>
    Buffer.from(JSON.stringify(task().words));
  const answer = await ask(path, { ...asking, drawShareImage });
  return [...(await answer.text()).matchAll(/"children":"([^"]*)"/g)].map(([, words]) => words ?? "");
}

describe("the picture", () => {
  test.each([
    ["shop/andersom.png", ["Coffeeshop", "Andersom", "Utrecht", "Highstreet", "18+"]],
    ["product/morning-fog.png", ["Wiet", "Morning Fog", "Highstreet", "18+"]],
    ["brand/dijkzaden.png", ["Zaadkweker", "Dijkzaden", "Highstreet", "18+", "D"]],
    ["site/home.png", ["Vind een coffeeshop", "Highstreet", "18+"]],
  ])("%s is a PNG of 1200 by 630 and says %j", async (path, words) => {
    expect(await wordsOn(path)).toEqual(words);
    const answer = await ask(path);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const bytes = await answer.arrayBuffer();
    expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    // Some networks accept 300 kB at most.
    expect(bytes.byteLength).toBeLessThan(100_000);
  });

  test("speaks the reader's language", async () => {
    const german = await wordsOn("site/home.png", { locale: "de" });
    expect(german).not.toEqual(await wordsOn("site/home.png", { locale: "pl" }));
    expect(german).not.toContain("home.title");
  });

  test("of the version asked for is kept for a week, and another or none for an hour", async () => {
    const kept = async (path: string) => (await ask(path)).headers.get("cache-control");
    const version = (await ask("shop/andersom.png")).headers.get("etag")?.slice(1, -1);
    expect(version).toMatch(/^[0-9a-f]{10}$/);
    expect(await kept(`shop/andersom.${version}.png`)).toBe("public, max-age=604800");
    expect(await kept("shop/andersom.png")).toBe("public, max-age=3600");
    expect(await kept("shop/andersom.0123456789.png")).toBe("public, max-age=3600");
  });

  test("is not sent to who has it, nor even drawn", async () => {
    const etag = (await ask("shop/andersom.png")).headers.get("etag") ?? "";
    const drawShareImage = () => Promise.reject(new Error("It was drawn"));
    const answer = await ask("shop/andersom.png", {
      headers: { "if-none-match": `W/${etag}` },
      drawShareImage,
    });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
  });

  test("is asked for again later when too many are", async () => {
    const answer = await ask("shop/andersom.png", { drawShareImage: () => Promise.reject(new ImagesBusy()) });
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "retry-after": "5",
    });
  });
});

describe("there is no picture", () => {
  test.each([
    ...SHARE_KINDS.map((kind) => `${kind}/nobody.png`),
    "shop/andersom.jpg",
    "shop/andersom",
    "shop/andersom.12.png",
    "shop/Andersom.png",
    "city/utrecht.png",
    "shop/..%2fhome.png",
    `shop/${"a".repeat(200)}.png`,
  ])("at %s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["shop/sample-maanvis.png", "product/sample-pillow-fort.png", "brand/sample-cloudworks.png"])(
    "of what is invented: %s",
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  test("of a grower who may not advertise", async () => {
    expect((await ask("brand/lage-landen.png")).status).toBe(404);
  });

  test.each([{ brandPage: "redirect" }, { isIndexable: false }] as const)(
    "of any brand where the profile says %j",
    async (profile) => {
      expect((await ask("brand/dijkzaden.png")).status).toBe(200);
      await setProfile(database, { country: "NL" }, profile);
      expect((await ask("brand/dijkzaden.png")).status).toBe(404);
    },
  );

  test("of a shop that search engines may not keep", async () => {
    await setProfile(database, { shop: "andersom" }, { isIndexable: false });
    expect((await ask("shop/andersom.png")).status).toBe(404);
  });
});
