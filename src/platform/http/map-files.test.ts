import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAP_FILE_PATH } from "../config/map-tiles.ts";
import { mapFiles } from "./map-files.ts";

const BYTES = Buffer.from("PMTiles\u0003".padEnd(4000, "abcdefghij"));
let folder = "";
let path = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "map-files-"));
  path = join(folder, "country.pmtiles");
  writeFileSync(path, BYTES);
});
afterAll(() => rm(folder, { recursive: true }));

/** Behind the compression middleware, as in server.ts. */
function site(tiles: Parameters<typeof mapFiles>[0]) {
  const app = new Hono();
  app.use(compress());
  app.route("/map-files", mapFiles(tiles));
  app.all("*", (c) => c.text("a page"));
  return app;
}

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  site({ kind: "file", path }).request(MAP_FILE_PATH, {
    method,
    headers: { "accept-encoding": "gzip, br", ...headers },
  });

describe("the archive", () => {
  test.each([
    ["bytes=0-15", 0, 16],
    ["bytes=3990-", 3990, 4000],
    ["bytes=-10", 3990, 4000],
    ["bytes=3990-9999", 3990, 4000],
    ["bytes=-9999", 0, 4000],
  ])("gives the piece %s", async (range, from, to) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/4000`);
    expect(answer.headers.get("content-length")).toBe(String(to - from));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES.subarray(from, to));
  });

  test.each(["bytes=4000-", "bytes=5000-6000", "bytes=-0"])("has no piece %s", async (range) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */4000");
    expect(await answer.text()).toBe("");
  });

  test.each([undefined, "bytes=9-3", "bytes=0-1,5-6", "pages=1-2", "bytes=-", "bytes=a-b"])(
    "is given whole for Range %s",
    async (range) => {
      const answer = await ask(range ? { range } : {});
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
    },
  );

  test("is never compressed again, and may be kept", async () => {
    const { headers } = await ask();
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=86400, no-transform");
    expect(headers.get("accept-ranges")).toBe("bytes");
    expect(headers.get("content-type")).toBe("application/vnd.pmtiles");
  });

  test("says how long it is when only asked for its head", async () => {
    const answer = await ask({ range: "bytes=0-9" }, "HEAD");
    expect(answer.headers.get("content-length")).toBe("10");
    expect(await answer.text()).toBe("");
  });

  test("is not sent twice, and a piece of another file is never mixed in", async () => {
    const etag = (await ask()).headers.get("etag") ?? "";
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    expect((await ask({ range: "bytes=0-9", "if-range": etag })).status).toBe(206);
    expect((await ask({ range: "bytes=0-9", "if-range": '"another"' })).status).toBe(200);
  });
});

test.each([
  "",
  "/",
  "/country.pmtiles",
  "/tiles.pmtiles/x",
  "/..%2fcountry.pmtiles",
  "/%2e%2e%2fcountry.pmtiles",
])("nothing else of the disk is at /map-files%s", async (name) => {
  expect((await site({ kind: "file", path }).request(`/map-files${name}`)).status).toBe(404);
});

test("there is nothing without a file, also when it went away after the start", async () => {
  expect((await site({ kind: "none" }).request(MAP_FILE_PATH)).status).toBe(404);
  const url = { kind: "url", address: "https://tiles.example/a.pmtiles" } as const;
  expect((await site(url).request(MAP_FILE_PATH)).status).toBe(404);
  expect((await site({ kind: "file", path: join(folder, "gone") }).request(MAP_FILE_PATH)).status).toBe(404);
});
