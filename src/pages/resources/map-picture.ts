import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { askedShops } from "#features/products/server/asked-shops.ts";
import { askedFilters } from "#features/shops/get-shops-query.ts";
import { readMapPictureQuery } from "#features/shops/map-picture-query.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { LIMITS } from "#features/shops/ui/map/shops-map-ground.ts";
import surroundingsFile from "#features/shops/ui/map/shops-map-surroundings.json";
import outlineFile from "#features/shops/ui/map/shops-map-outline.json";
import { type FieldError, fieldErrorsOf, kindOf, STATUS_OF_KIND } from "#platform/errors/errors.ts";
import { schemaErrors } from "#platform/errors/schema-errors.ts";
import type { MapArchive } from "#platform/geo/map-archive.ts";
import { tileShapes } from "#platform/geo/tile-shapes.ts";
import type { Line } from "#ui/map-picture/clip.ts";
import { mapPictureSvg, type PictureGround, STREETS_REACH } from "#ui/map-picture/map-picture-svg.ts";
import { projected } from "#ui/map-picture/mercator.ts";
import { longerSide, pictureFrame, type PictureView, reachOf } from "#ui/map-picture/picture-frame.ts";
import { type OutlineFile, projectedOutline } from "#ui/map-picture/outline.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/map-picture.ts";

/** How long a new or closed shop may be wrong on a picture. */
const KEPT = "public, max-age=300";

const outline = projectedOutline(outlineFile as unknown as OutlineFile);
const surroundings = (surroundingsFile.rings as unknown as Line[]).map((ring) => ring.map(projected));

/** Of the tiles; beyond they are only enlarged. */
const MOST_ZOOM = 14;

/** So much of the archive stays decoded: the streets of a few dozen towns. */
const kept = new LRUCache<string, PictureGround>({ max: 40 });

/**
 * The placeholder picture of a map until it loads, and where WebGL is missing: its shops as dots. Without open or closed, which
 * changes faster than the cached picture.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, mapArchive, report, now } = context.get(appContext);
  const { output: query, issues } = readMapPictureQuery(new URL(request.url).searchParams);
  if (issues) return refused(schemaErrors(issues), 400);
  try {
    const scope = await askedShops(database, query);
    const filters = askedFilters(query);
    const { pins } = await pinsIn(database, { scope, filters, now: now() });
    // As on the map, which shows those of unknown hours only when asked to.
    const points = filters.open === null ? pins : pins.filter(({ openness }) => openness === "open");
    const { view } = query;
    const ground = await groundOf(mapArchive, view, report);
    const isScreen = query.frame === "screen";
    const svg = mapPictureSvg({ view, limits: LIMITS, ground, surroundings, points, isScreen });
    const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 16)}"`;
    return new Response(svg, { headers: { "content-type": "image/svg+xml", "cache-control": KEPT, etag } });
  } catch (error) {
    const kind = kindOf(error);
    if (kind === undefined) throw error;
    return refused(fieldErrorsOf(error), STATUS_OF_KIND[kind]);
  }
}

/** The streets of a view; the outline without an archive, and when a part of it cannot be read. */
async function groundOf(
  archive: MapArchive | null,
  view: PictureView,
  report: (error: unknown) => void,
): Promise<PictureGround> {
  if (!archive) return { outline };
  const { about } = pictureFrame(view);
  const window = reachOf(about, STREETS_REACH);
  // A town from afar has fewer shapes than one that is walked in.
  const zoom = "zoom" in view ? MOST_ZOOM : Math.max(0, Math.floor(Math.log2(360 / longerSide(about))) - 1);
  try {
    const key = `${await archive.tag()} ${JSON.stringify(view)}`;
    const known = kept.get(key);
    if (known) return known;
    const ground = { streets: await tileShapes(archive, { window, zoom }) };
    kept.set(key, ground);
    return ground;
  } catch (error) {
    report(error);
    return { outline };
  }
}

function refused(errors: FieldError[], status: number): Response {
  return Response.json({ errors }, { status, headers: { "cache-control": "no-store" } });
}
