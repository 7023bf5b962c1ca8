import { type Context, Hono } from "hono";
import { isPictureKey } from "#features/media/media.ts";
import { formatFor, MIME_OF_FORMAT } from "#features/media/picture-format.ts";
import { pictureRequestOf } from "#features/media/picture-request.ts";
import { pictureDrawer } from "#features/media/server/draw-picture.ts";
import { drawingName } from "#features/media/server/picture-files.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { isKnownBy } from "#platform/http/entity-tag.ts";

export interface PicturesOptions {
  database: Database;
  pictures: PictureTools;
  /** Called with unexpected errors, for the log. */
  report: (error: unknown) => void;
}

const RETRY_AFTER_SECONDS = "2";

/**
 * `/img/{key}?w=&h=&fit=&f=`: pictures in fixed sizes. An address never changes its content, so browsers keep it for a year;
 * caches between for an hour, or what was taken away would be there for ever. Without `f` the browser's `Accept` decides.
 */
export function createPictures({ database, pictures, report }: PicturesOptions): Hono {
  const drawn = pictureDrawer(pictures);
  const app = new Hono();
  app.get("/:key", async (c) => {
    const key = c.req.param("key");
    if (!isPictureKey(key)) return refused(c, "Not found", 404);
    const asked = pictureRequestOf(new URL(c.req.url).searchParams);
    if (!asked) return refused(c, "There are no pictures of this size, fit or format", 400);
    const picture = await shownPicture(database, key);
    if (!picture) return refused(c, "Not found", 404);
    const format = asked.format ?? formatFor(c.req.header("accept"));
    const etag = `"${key}-${drawingName(asked.size, format)}"`;
    const headers = {
      "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
      etag,
      ...(asked.format ? {} : { vary: "Accept" }),
    };
    if (isKnownBy(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    const bytes = await drawn(database, { picture, size: asked.size, format });
    if (!bytes) return refused(c, "Not found", 404);
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      "content-type": MIME_OF_FORMAT[format],
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${key.slice(0, 8)}.${format}"`,
    });
  });
  app.all("*", (c) => refused(c, "Not found", 404));
  app.onError((error, c) => {
    if (kindOf(error) === "unavailable") {
      c.header("retry-after", RETRY_AFTER_SECONDS);
      return refused(c, "Not available right now", 503);
    }
    report(error);
    return refused(c, "Something went wrong here", 500);
  });
  return app;
}

function refused(c: Context, words: string, status: 400 | 404 | 500 | 503): Response {
  c.header("cache-control", "no-store");
  return c.text(words, status);
}
