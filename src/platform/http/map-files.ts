import { open } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { MAP_FILE_PATH } from "../config/map-tiles.ts";
import type { TilesSetting } from "../config/tiles-setting.ts";
import { rangeOf } from "./byte-range.ts";
import { isKnownBy, tagOfFile } from "./entity-tag.ts";

/**
 * The archive of the map's tiles, at one fixed address: a browser reads the pieces it needs by ranges (206). No part of a request
 * ever becomes a path. The archive is compressed inside and `no-transform` keeps it as it is; its tag changes with the file, and
 * clients of the format start again when it does.
 */
export function mapFiles(tiles: TilesSetting): Hono {
  const app = new Hono();
  if (tiles.kind === "file") app.get(`/${basename(MAP_FILE_PATH)}`, (c) => archive(c, tiles.path));
  app.all("*", missing);
  return app;
}

async function archive(c: Context, path: string): Promise<Response> {
  const file = await open(path).catch(() => undefined);
  if (!file) return missing(c);
  const stat = await file.stat();
  const { size } = stat;
  const etag = tagOfFile(stat);
  const headers: Record<string, string> = {
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400, no-transform",
    "content-type": "application/vnd.pmtiles",
    etag,
  };
  const range =
    c.req.header("if-range") === undefined || c.req.header("if-range") === etag
      ? rangeOf(c.req.header("range"), size)
      : "whole";
  const isUnchanged = isKnownBy(c.req.header("if-none-match"), etag);
  if (isUnchanged || range === "none" || c.req.method === "HEAD") await file.close();
  if (isUnchanged) return c.body(null, 304, headers);
  if (range === "none") return c.body(null, 416, { ...headers, "content-range": `bytes */${size}` });
  const [start, end] = range === "whole" ? [0, size - 1] : range;
  headers["content-length"] = String(end - start + 1);
  if (range !== "whole") headers["content-range"] = `bytes ${start}-${end}/${size}`;
  const body = c.req.method === "HEAD" ? null : Readable.toWeb(file.createReadStream({ start, end }));
  return new Response(body as ReadableStream<Uint8Array> | null, {
    status: range === "whole" ? 200 : 206,
    headers,
  });
}

function missing(c: Context): Response {
  c.header("cache-control", "no-store");
  return c.text("Not found", 404);
}
