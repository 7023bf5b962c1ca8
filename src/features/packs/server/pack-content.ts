import { sql } from "kysely";
import { DAY_MS, instantOfWall, wallDayOf } from "#features/hours/server/wall-clock.ts";
import type { LandmarkKind } from "#features/places/landmark.ts";
import type { Municipality } from "#features/places/municipality.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { menuAnswer } from "#features/products/menu-answer.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { gramPrices } from "#features/shops/server/gram-prices.ts";
import { landmarksOfShop } from "#features/shops/server/landmarks-of-shop.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { shopDetailsAnswer } from "#features/shops/shop-details-answer.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { PackContent, ShopInPack } from "../pack.ts";
import { holidaysFrom, type HoursAt, hoursOfPack } from "./hours-of-pack.ts";

/** The pack knows the week before too, for a clock that is an hour off and a night that goes on. */
const DAYS_BEFORE = 7;
/** 5 January 1970. */
const SOME_MONDAY = 4 * DAY_MS;

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

const wordsOfCity = statement(
  "words-of-city",
  (_, p: Params<{ cityId: number }>) => sql<{ word: string }>`
    select word from search_word join search_item on search_item.id = item_id
    where entity = 'city' and entity_id = ${p.cityId} and not is_inherited
    order by word collate "C"`,
  { isRead: true },
);

const namesOf = statement(
  "names-for-pack",
  (_, p: Params<{ shopId: number }>) => sql<Pick<ShopInPack, "sortName" | "partNames">>`
    select sort_name as "sortName", array(select part.name from shop as part
      where part.merged_into_id = shop.id and part.name <> shop.name order by part.name, part.id) as "partNames"
    from shop where id = ${p.shopId}`,
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
  const first = new Date(instantOfWall(firstDay));
  const hoursAt = hoursOfPack(first);
  const shops: ShopInPack[] = [];
  const municipalities: Record<string, Municipality> = {};
  for (const shopSlug of await slugsInOrder(database, { cityId: city.id, now })) {
    const { shop, municipality } = await shopInPack(database, { slug: shopSlug, hoursAt, now });
    shops.push(shop);
    municipalities[municipality.slug] = municipality;
  }
  return {
    knownFrom: first.toISOString(),
    holidays: holidaysFrom(first),
    city,
    municipalities,
    cityWords: (await wordsOfCity.all(database, { cityId: city.id })).map(({ word }) => word),
    shops,
    landmarks: await landmarksOf.all(database, { cityId: city.id }),
  };
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
  { slug, hoursAt, now }: { slug: string; hoursAt: HoursAt; now: Date },
): Promise<{ shop: ShopInPack; municipality: Municipality }> {
  const { shop, hours } = await shopRecord(database, { slug, locale: LOCALE, now });
  const [menu, landmarks, names, prices] = await Promise.all([
    menuOfShop(database, { shopId: shop.id, viewer: "anyone" }),
    landmarksOfShop(database, shop),
    namesOf.first(database, { shopId: shop.id }),
    gramPrices(database, [shop.id]),
  ]);
  if (!names) throw new NotFound("shop");
  const answer = shopDetailsAnswer(shop, openTimesOfShop(hours, { now }));
  // What is true for a moment or a caller only is no part of a pack.
  const { opening: _, hours: _days, departments: _parts, distanceMetres: _metres, ...facts } = answer;
  const inPack: ShopInPack = {
    ...facts,
    ...hoursAt(shop, hours.hours),
    departments: hours.departments.map(({ department, hours: rules }) => ({
      department,
      ...hoursAt(shop, rules),
    })),
    menu: menuAnswer(menu),
    landmarks,
    ...names,
    lowCentsPerGram: prices.get(shop.id) ?? null,
    createdAt: shop.createdAt,
  };
  return { shop: inPack, municipality: shop.municipality };
}
