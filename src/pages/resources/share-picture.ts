import { COVER_OF_TYPE } from "#features/products/ui/cover-of-type.ts";
import { sharePictureOf } from "#features/seo/server/share-picture-of.ts";
import { shareVersion } from "#features/seo/server/share-pictures.ts";
import { readSharePath, type ShareArt } from "#features/seo/share-picture.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { isKnownBy } from "#platform/http/entity-tag.ts";
import type { CardArt } from "#ui/share-image/card-art.ts";
import { shareCard } from "#ui/share-image/share-card.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/share-picture.ts";

/** For the requested version: a week, not a year, because a brand or a shop may lose its picture by law. */
const KEPT = "public, max-age=604800";

/** For another version, or none: the current image. */
const KEPT_BRIEFLY = "public, max-age=3600";

/**
 * The share image of a shop, a product, a brand or the site, which networks show beside a link. An old version gets the current
 * image and no redirect, which not every robot follows.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { database, locale, i18n, site, now, drawShareImage } = context.get(appContext);
  const asked = readSharePath(params.kind, params.picture);
  if (!asked) return refused("There is no such picture.", 404);
  try {
    const reader = { i18n, siteName: site.name, locale, now: now() };
    const picture = await sharePictureOf(database, asked, reader);
    const version = shareVersion(picture);
    const headers = {
      "cache-control": asked.version === version ? KEPT : KEPT_BRIEFLY,
      etag: `"${version}"`,
    };
    if (isKnownBy(request.headers.get("if-none-match"), headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const png = await drawShareImage(version, () => shareCard(artOf(picture.art), picture));
    return new Response(png as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, "content-type": "image/png", "content-length": String(png.length) },
    });
  } catch (error) {
    const kind = kindOf(error);
    if (kind === "notFound") return refused("There is no such picture.", 404);
    if (kind === "unavailable") return refused("Not available right now.", 503);
    throw error;
  }
}

function artOf(art: ShareArt): CardArt {
  return art.kind === "cover" ? { ...art, motif: COVER_OF_TYPE[art.type] } : art;
}

function refused(words: string, status: 404 | 503): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": "5" }) };
  return new Response(words, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}
