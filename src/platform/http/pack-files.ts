import { type Context, Hono } from "hono";
import { kindOf } from "../errors/errors.ts";
import type { FileStorage } from "../files/file-storage.ts";
import { rangeOf } from "./byte-range.ts";
import { isKnownBy } from "./entity-tag.ts";

const INDEX = "packs/index.json";
const NO_PACKS = new TextEncoder().encode(JSON.stringify({ packs: [] }));
const RETRY_AFTER_SECONDS = "2";

/** A version never changes. Caches between keep it for an hour only, or what was taken away would be there for ever. */
const FOR_EVER = "public, max-age=31536000, s-maxage=3600, immutable";

/**
 * The packs of cities, as they are stored: `/packs/index.json`, and `/packs/{city}/{version}/{file}`. A map is compressed inside, so
 * it goes out as it is, and a download that broke off goes on from its byte.
 */
export function packFiles(
  storage: Pick<FileStorage, "read">,
  { report }: { report: (error: unknown) => void },
): Hono {
  const app = new Hono();
  app.get("/index.json", async (c) => {
    const index = await storage.read(INDEX);
    c.header("cache-control", "public, max-age=60");
    return json(c, index ?? NO_PACKS);
  });
  app.get("/:city{[a-z0-9-]+}/:version{[a-f0-9]{16}}/:file{[a-z]+\\.(json|pmtiles)}", async (c) => {
    const { city, version, file } = c.req.param();
    const etag = `"${version}-${file}"`;
    const bytes = await storage.read(`packs/${city}/${version}/${file}`);
    if (!bytes) return missing(c);
    c.header("etag", etag);
    c.header("cache-control", FOR_EVER);
    if (isKnownBy(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    return file.endsWith(".json") ? json(c, bytes) : part(c, bytes, etag);
  });
  app.all("*", missing);
  app.onError((error, c) => {
    c.header("cache-control", "no-store");
    if (kindOf(error) === "unavailable") {
      c.header("retry-after", RETRY_AFTER_SECONDS);
      return c.text("Not available right now", 503);
    }
    report(error);
    return c.text("Something went wrong here", 500);
  });
  return app;
}

function json(c: Context, bytes: Uint8Array): Response {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    "content-type": "application/json",
    "content-length": String(bytes.length),
  });
}

function part(c: Context, bytes: Uint8Array, etag: string): Response {
  const size = bytes.length;
  c.header("cache-control", `${FOR_EVER}, no-transform`);
  c.header("accept-ranges", "bytes");
  c.header("content-type", "application/vnd.pmtiles");
  const condition = c.req.header("if-range");
  const range =
    condition === undefined || condition === etag ? rangeOf(c.req.header("range"), size) : "whole";
  if (range === "none") return c.body(null, 416, { "content-range": `bytes */${size}` });
  if (range === "whole")
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { "content-length": String(size) });
  const [start, end] = range;
  return c.body(bytes.slice(start, end + 1) as Uint8Array<ArrayBuffer>, 206, {
    "content-length": String(end - start + 1),
    "content-range": `bytes ${start}-${end}/${size}`,
  });
}

function missing(c: Context): Response {
  c.header("cache-control", "no-store");
  return c.text("Not found", 404);
}
