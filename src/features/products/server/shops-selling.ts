import type { Point } from "#platform/geo/geo.ts";
import { cardOf } from "#features/shops/server/shop-card.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SellingList } from "../product-details.ts";
import { SELLING_ON_PAGE, type SellingQuery } from "../selling-query.ts";
import { freshSince } from "../fresh-price.ts";
import { COUNTED, type SellingParameters, type SellingRow, WALKED } from "./selling-statements.ts";

/** From this many shops on, walking through all shops in the requested order finds a page fast enough. */
const MANY_SHOPS = 200;

interface ShopsSellingQuery {
  productId: number;
  /** The number of shops that sell it; zero needs no query, and many need another query. */
  shopCount: number;
  asked: SellingQuery;
  /** Nearest first, with distances; without it in the order that is asked for. */
  near?: Point | undefined;
  locale: Locale;
  now: Date;
}

/** One page of the shops that have a product, with what they say of it. */
export async function shopsSelling(database: Database, question: ShopsSellingQuery): Promise<SellingList> {
  const { shopCount, asked } = question;
  if (shopCount === 0) return listOf({ selling: [], openCount: 0, unknownHoursCount: 0 }, question);
  const order = orderOf(question);
  if (shopCount < MANY_SHOPS || asked.isOpenWanted || order === "price")
    return countedPage(database, question);
  const page = Math.min(asked.page, pagesOf(shopCount));
  const row = await WALKED[order].first(database, parametersOf(question, page));
  return listOf({ selling: row?.selling ?? [], openCount: null, unknownHoursCount: 0 }, question);
}

/** Open shops are counted with the page; only then the last page is known. */
async function countedPage(database: Database, question: ShopsSellingQuery): Promise<SellingList> {
  const { asked, now } = question;
  const read = (page: number) =>
    COUNTED[orderOf(question)].first(database, {
      ...parametersOf(question, page),
      now,
      isOpenWanted: asked.isOpenWanted,
      since: freshSince(now),
    });
  const row = (await read(asked.page)) ?? { selling: [], openCount: 0, unknownHoursCount: 0 };
  const list = listOf(row, question);
  if (list.page === asked.page) return list;
  return listOf({ ...row, selling: (await read(list.page))?.selling ?? [] }, question);
}

const orderOf = ({ near, asked }: ShopsSellingQuery) => (near ? "nearest" : asked.sort);

function parametersOf({ productId, near }: ShopsSellingQuery, page: number): SellingParameters {
  const { latitude, longitude } = near ?? { latitude: 0, longitude: 0 };
  const longitudeShrink = Math.cos((latitude * Math.PI) / 180);
  return { productId, latitude, longitude, longitudeShrink, skip: (page - 1) * SELLING_ON_PAGE };
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / SELLING_ON_PAGE));

type Read = SellingRow & Pick<SellingList, "openCount" | "unknownHoursCount">;

function listOf({ selling, openCount, unknownHoursCount }: Read, question: ShopsSellingQuery): SellingList {
  const { shopCount, asked, locale, near, now } = question;
  const total = asked.isOpenWanted ? (openCount ?? 0) + unknownHoursCount : shopCount;
  const pageCount = pagesOf(total);
  return {
    items: selling.map(([card, sold]) => Object.assign({ shop: cardOf(card, { locale, near, now }) }, sold)),
    total,
    openCount,
    unknownHoursCount: asked.isOpenWanted ? unknownHoursCount : 0,
    page: Math.min(asked.page, pageCount),
    pageCount,
  };
}
