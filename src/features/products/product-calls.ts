import { noteCurrentLocation } from "#features/accounts/calls.ts";
import { currentPosition, type LocationTrouble, NoLocation } from "#platform/geo/geolocation.ts";
import { sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import type { Point } from "#platform/geo/geo.ts";
import { type SellingListAnswer, sellingListOfAnswer } from "./product-details-answer.ts";
import type { SellingList } from "./product-details.ts";
import { type SellingQuery, writeSellingQuery } from "./selling-query.ts";

/** The page of the call, for the look-up of moved pages (see readCall). */
interface Asking {
  pagePath: string;
  redirectTo: (path: string) => unknown;
  /** Of the names of places. */
  locale: Locale;
}

/** The visitor's position, or why there is none. */
export async function findVisitor(): Promise<Point | LocationTrouble> {
  try {
    const point = await currentPosition();
    noteCurrentLocation(point);
    return point;
  } catch (error) {
    if (error instanceof NoLocation) return error.reason;
    throw error;
  }
}

/** The shops that have a product, nearest to a point first. The position goes into this one call and is stored nowhere. */
export async function readShopsNearSelling(
  { slug, point, asked }: { slug: string; point: Point; asked: SellingQuery },
  { locale, ...asking }: Asking,
): Promise<SellingList> {
  const query = new URLSearchParams(writeSellingQuery(asked));
  query.set("url", slug);
  query.set("lang", locale);
  query.set("latitude", String(point.latitude));
  query.set("longitude", String(point.longitude));
  return sellingListOfAnswer(await readCall<SellingListAnswer>("getproduct", { ...asking, query }));
}

/**
 * Wants to be told when a shop near a town has a product, or no longer.
 * @throws CallFailed
 */
export async function watchProduct({
  productId,
  city,
  watch,
}: {
  productId: number;
  city: string;
  watch: boolean;
}): Promise<void> {
  await sendCall("POST", "watchproduct", { productId: String(productId), city, watch });
}
