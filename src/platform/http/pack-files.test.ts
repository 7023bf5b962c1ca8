import { Hono } from "hono";
import { compress } from "hono/compress";
import { describe, expect, test } from "vitest";
import { StorageUnreachable } from "../files/file-storage.ts";
import { packFiles } from "./pack-files.ts";

const VERSION = "0123456789abcdef";
const MAP = `/packs/edam/${VERSION}/map.pmtiles`;
const SHOPS = `/packs/edam/${VERSION}/shops.json`;
const BYTES = new Uint8Array(5_000).map((_, index) => index % 251);

const STORED = new Map<string, Uint8Array>([
  ["packs/index.json", new TextEncoder().encode('{"packs":[{"city":"edam"}]}')],
  [MAP.slice(1), BYTES],
  [SHOPS.slice(1), new TextEncoder().encode(JSON.stringify({ shops: "x".repeat(4_000) }))],
  ["packs/retired.json", new TextEncoder().encode("[]")],
]);

function ask(
  path: string,
  headers: Record<string, string> = {},
  read = async (name: string) => STORED.get(name),
) {
  const app = new Hono();
  // As in the site.
  app.use(compress());
  app.route("/packs", packFiles({ read }, { report: () => undefined }));
  return app.request(path, { headers: { "accept-encoding": "gzip", ...headers } });
}

describe("a pack", () => {
  test("is whole, and never changes", async () => {
    const answer = await ask(MAP);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES);
    expect(answer.headers.get("cache-control")).toMatch(/immutable, no-transform$/);
    expect(answer.headers.get("content-encoding")).toBeNull();
    const again = await ask(MAP, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("goes on from the byte at which a download broke off", async () => {
    const etag = `"${VERSION}-map.pmtiles"`;
    const answer = await ask(MAP, { range: "bytes=3000-", "if-range": etag });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("bytes 3000-4999/5000");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES.slice(3_000));
    expect((await ask(MAP, { range: "bytes=3000-", "if-range": '"another"' })).status).toBe(200);
    expect((await ask(MAP, { range: "bytes=5000-" })).status).toBe(416);
  });

  test("has its shops compressed on the way", async () => {
    const answer = await ask(SHOPS);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("content-type")).toBe("application/json");
  });
});

test("the index is asked for anew after a minute, and empty where no packs were made", async () => {
  const answer = await ask("/packs/index.json");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await answer.json()).toEqual({ packs: [{ city: "edam" }] });
  expect(await (await ask("/packs/index.json", {}, async () => undefined)).json()).toEqual({ packs: [] });
});

test.each([
  "/packs/retired.json",
  `/packs/edam/${VERSION}/other.json`,
  `/packs/edam/${VERSION}/..%2F..%2Findex.json`,
  "/packs/edam/latest/map.pmtiles",
  "/packs",
])("at %s there is nothing", async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("while the storage is away, packs are asked for again", async () => {
  const answer = await ask(MAP, {}, () => Promise.reject(new StorageUnreachable("down")));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});
