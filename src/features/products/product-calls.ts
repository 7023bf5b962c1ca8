import { currentPosition, NoLocation } from "#platform/geolocation.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import { type SellingShopAnswer, sellingShopOfAnswer } from "./product-details-answer.ts";
import type { SellingShop } from "./product-details.ts";

/** Where a call comes from, for the look-up of moved pages (see readCall). */
interface Asking {
  pagePath: string;
  redirectTo: (path: string) => unknown;
  /** Of the names of places. */
  locale: Locale;
}

/**
 * The shops that have a product, nearest to the visitor first; "nowhere" when there is no position. It goes into this one
 * call and is kept nowhere.
 */
export async function readShopsNearSelling(
  { slug }: { slug: string },
  { locale, ...asking }: Asking,
): Promise<SellingShop[] | "nowhere"> {
  const point = await currentPosition().catch((error: unknown) => {
    if (error instanceof NoLocation) return null;
    throw error;
  });
  if (!point) return "nowhere";
  const query = {
    url: slug,
    lang: locale,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
  };
  const { shops } = await readCall<{ shops: SellingShopAnswer[] }>("getproduct", { ...asking, query });
  return shops.map(sellingShopOfAnswer);
}
