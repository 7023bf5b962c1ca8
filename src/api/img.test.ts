import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { storeImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { brokenDatabase } from "./api.test-support.ts";
import { createPictures } from "./img.ts";

const database = testDatabase();
const pictures = testPictures();
const NOBODYS = "0".repeat(32);

let tools: PictureTools;
let key: string;
beforeEach(async () => {
  tools = await pictures();
  const picture = { bytes: await photo(), purpose: "picture", source: "owner", state: "shown" } as const;
  ({ key } = await storeImage(database, tools, picture));
});

function door(on: Database = database) {
  const report = vi.fn<(error: unknown) => void>();
  const app = createPictures({ database: on, pictures: tools, report });
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { headers, method });
  return { ask, report };
}

describe("a picture", () => {
  test("is answered for a year, under a name of its own and as nothing else than a picture", async () => {
    const answer = await door().ask(`/${key}?w=320&f=webp`);
    expect(answer.status).toBe(200);
    const bytes = await answer.arrayBuffer();
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
      "content-disposition": `inline; filename="${key.slice(0, 8)}.webp"`,
      "content-length": String(bytes.byteLength),
      "content-type": "image/webp",
      etag: `"${key}-1-w320.webp"`,
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  test.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("comes to whoever accepts %s as %s, and caches are told why", async (accept, type) => {
    const answer = await door().ask(`/${key}?w=96&h=96`, { accept });
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("vary")).toBe("Accept");
    const { format } = await sharp(await answer.arrayBuffer()).metadata();
    expect(type).toContain(format === "heif" ? "avif" : format);
  });

  test("is not sent to who has it, nor even drawn", async () => {
    const drawing = vi.spyOn(tools.workshop, "make");
    const etag = `"${key}-1-w480.jpeg"`;
    for (const known of [etag, `"other", W/${etag}`, "*"]) {
      const answer = await door().ask(`/${key}?w=480&f=jpeg`, { "if-none-match": known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get("etag")).toBe(etag);
      expect(await answer.text()).toBe("");
    }
    expect(drawing).not.toHaveBeenCalled();
    drawing.mockRestore();
    expect((await door().ask(`/${key}?w=480&f=jpeg`, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("says how long it is when only asked for its head", async () => {
    const whole = await door().ask(`/${key}?w=160&f=jpeg`);
    const head = await door().ask(`/${key}?w=160&f=jpeg`, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
    expect(await head.text()).toBe("");
  });
});

describe("refused, and not cached", () => {
  test.each([
    [400, () => `/${key}`],
    [400, () => `/${key}?w=321`],
    [400, () => `/${key}?w=96&h=192`],
    [400, () => `/${key}?w=320&f=gif`],
    [400, () => `/${key}?w=96&h=96&fit=stretch`],
    [400, () => `/${key}?w=320&cache=1`],
    [400, () => `/${NOBODYS}?w=1`],
    [404, () => `/${NOBODYS}?w=320`],
    [404, () => `/${key.toUpperCase()}x?w=320`],
    [404, () => `/${key}/original.jpg`],
    [404, () => `/..%2f${key}?w=320`],
    [404, () => "/"],
  ])("%i", async (status, path) => {
    const { ask, report } = door();
    const answer = await ask(path());
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(report).not.toHaveBeenCalled();
  });

  test("a picture that no moderator has seen", async () => {
    const bytes = await photo(80, 60);
    const pending = { bytes, purpose: "picture", source: "visitor", state: "pending" } as const;
    const stored = await storeImage(database, tools, pending);
    expect((await door().ask(`/${stored.key}?w=160`)).status).toBe(404);
  });
});

describe("503 with the time to come back", () => {
  const unavailable = Object.assign(new Error("away"), { kind: "unavailable" });

  test("without database", async () => {
    const { ask, report } = door(brokenDatabase(unavailable));
    const answer = await ask(`/${key}?w=320`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(report).not.toHaveBeenCalled();
  });

  test("when there is too much to draw", async () => {
    tools = { ...tools, workshop: { ...tools.workshop, make: () => Promise.reject(unavailable) } };
    const answer = await door().ask(`/${key}?w=320`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

test("what nobody foresaw is reported and not shown", async () => {
  const { ask, report } = door(brokenDatabase(new Error("secret detail")));
  const answer = await ask(`/${key}?w=320`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe("Something went wrong here");
  expect(report).toHaveBeenCalledTimes(1);
});
