import type { EvaluatedHours } from "#features/hours/open-times-at.ts";
import { evaluateHours } from "#features/hours/server/evaluate-hours.ts";
import { DAY_MS, instantOfWall, wallDayOf } from "#features/hours/server/wall-clock.ts";
import type { LandmarkKind } from "#features/places/landmark.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { menuAnswer } from "#features/products/menu-answer.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { landmarksOfShop } from "#features/shops/server/landmarks-of-shop.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { shopDetailsAnswer } from "#features/shops/shop-details-answer.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { PackContent, ShopInPack } from "../pack.ts";

/** Eight weeks and the one before, for a clock that is an hour off and a night that goes on. */
const DAYS_BEFORE = 7;
const DAYS = DAYS_BEFORE + 8 * 7;
/** 5 January 1970. */
const SOME_MONDAY = 4 * DAY_MS;
const HALF_A_DAY = DAY_MS / 2;

/** What is not translated is in the language of the country, which readers of all languages see on the spot. */
const LOCALE = "nl";

const landmarksOf = statement(
  "landmarks-of-pack",
  (db, p: Params<{ cityId: number }>) =>
    db
      .selectFrom("landmark")
      .select(["name", "kind", "latitude", "longitude"])
      .where("city_id", "=", p.cityId)
      .orderBy("id")
      .$castTo<Point & { name: string; kind: LandmarkKind }>(),
  { isRead: true },
);

/**
 * Everything of a city that is read without a network, as somebody without an account sees it. It depends on the week and not on the
 * moment: the same facts make the same pack until Monday, and no phone fetches it anew meanwhile.
 * @throws NotFound
 */
export async function packContent(
  database: Database,
  { slug, now }: { slug: string; now: Date },
): Promise<PackContent> {
  const city = await cityBySlug(database, { slug, locale: LOCALE });
  const today = wallDayOf(now);
  const monday = today - ((today - SOME_MONDAY) % (7 * DAY_MS));
  const firstDay = monday - DAYS_BEFORE * DAY_MS;
  const shops: ShopInPack[] = [];
  for (const shop of await slugsInOrder(database, { cityId: city.id, now }))
    shops.push(await shopInPack(database, { slug: shop, firstDay, now }));
  const landmarks = await landmarksOf.all(database, { cityId: city.id });
  return { knownFrom: new Date(instantOfWall(firstDay)).toISOString(), city, shops, landmarks };
}

async function slugsInOrder(
  database: Database,
  { cityId, now }: { cityId: number; now: Date },
): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const scope = { kind: "city", id: cityId } as const;
    const list = await shopsIn(database, { scope, filters: { ...NO_FILTERS, page }, locale: LOCALE, now });
    slugs.push(...list.items.map((shop) => shop.slug));
    ({ pageCount } = list);
  }
  return slugs;
}

async function shopInPack(
  database: Database,
  { slug, firstDay, now }: { slug: string; firstDay: number; now: Date },
): Promise<ShopInPack> {
  const { shop, hours } = await shopRecord(database, { slug, locale: LOCALE, now });
  const [menu, landmarks] = await Promise.all([
    menuOfShop(database, { shopId: shop.id, viewer: "anyone" }),
    landmarksOfShop(database, shop),
  ]);
  const answer = shopDetailsAnswer(shop, openTimesOfShop(hours, { now }));
  // What is true for a moment or a caller only is no part of a pack.
  const { opening: _, hours: _days, departments: _parts, distanceMetres: _metres, ...facts } = answer;
  const timesOf = (rules: string | null): EvaluatedHours | null =>
    (rules !== null &&
      evaluateHours({ hours: rules, point: shop, from: new Date(firstDay + HALF_A_DAY), days: DAYS })) ||
    null;
  return {
    ...facts,
    openTimes: timesOf(hours.hours),
    departments: hours.departments.map(({ department, hours: rules }) => ({
      department,
      openTimes: timesOf(rules),
    })),
    menu: menuAnswer(menu),
    landmarks,
  };
}
