import { createHash } from "node:crypto";
import { askedShops } from "#features/products/server/asked-shops.ts";
import { askedFilters } from "#features/shops/get-shops-query.ts";
import { readMapPictureQuery } from "#features/shops/map-picture-query.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { limitsOf } from "#features/shops/ui/map/shops-map-ground.ts";
import outlineFile from "#features/shops/ui/map/shops-map-outline.json";
import { type FieldError, fieldErrorsOf, kindOf, STATUS_OF_KIND } from "#platform/errors/errors.ts";
import { schemaErrors } from "#platform/errors/schema-errors.ts";
import { mapPictureSvg } from "#ui/map-picture/map-picture-svg.ts";
import { type OutlineFile, projectedOutline } from "#ui/map-picture/outline.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/map-picture.ts";

/** How long a new or closed shop may be wrong on a picture. */
const KEPT = "public, max-age=300";

const outline = projectedOutline(outlineFile as unknown as OutlineFile);

/**
 * The placeholder picture of a map until it loads, and where WebGL is missing: its shops as dots. Without open or closed, which
 * changes faster than the cached picture.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, site, now } = context.get(appContext);
  const { output: query, issues } = readMapPictureQuery(new URL(request.url).searchParams);
  if (issues) return refused(schemaErrors(issues), 400);
  try {
    const scope = await askedShops(database, query);
    const { pins: points } = await pinsIn(database, { scope, filters: askedFilters(query), now: now() });
    const svg = mapPictureSvg({ bounds: query.view, limits: limitsOf(site.mapTiles), outline, points });
    const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 16)}"`;
    return new Response(svg, { headers: { "content-type": "image/svg+xml", "cache-control": KEPT, etag } });
  } catch (error) {
    const kind = kindOf(error);
    if (kind === undefined) throw error;
    return refused(fieldErrorsOf(error), STATUS_OF_KIND[kind]);
  }
}

function refused(errors: FieldError[], status: number): Response {
  return Response.json({ errors }, { status, headers: { "cache-control": "no-store" } });
}
