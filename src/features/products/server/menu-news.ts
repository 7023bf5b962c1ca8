import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isCheaper } from "../is-cheaper.ts";
import type { Availability } from "../menu.ts";
import { centsPerGram, type PriceLadder } from "../price-ladder.ts";

/** The background task that tells of news of the menu of a shop. Its payload is `MenuNews`. */
export const TELL_OF_MENU_NEWS = "tell-of-menu-news";

export interface MenuNews {
  shopId: number;
  /** Who said so, and needs not be told. */
  byId: number | null;
  lines: NewsOfLine[];
}

export interface NewsOfLine {
  itemId: number;
  /** It is new there and somebody waits for it; it was sold out and is not; or it costs less. */
  news: "isNew" | "isBack" | "isCheaper";
  /** What it costs: a gram where it is sold by weight, else the least of it. Null where no price is known. */
  cents: number | null;
}

/** A line that was written, with what it said before. */
export interface ChangedLine {
  id: number;
  shopId: number;
  productId: number | null;
  available: Availability;
  ladder: PriceLadder;
  availableBefore: Availability;
  ladderBefore: PriceLadder;
}

/** A line that was added. */
export type AddedLine = Pick<ChangedLine, "id" | "shopId" | "productId" | "available">;

const watched = statement(
  "watched-products-among",
  (_, p: Params<{ productIds: number[] }>) => sql<{ id: number }>`
    select distinct product_id as id from product_watch where product_id = any(${p.productIds}::bigint[])`,
);

/** What is new on a menu and waited for by anybody: a whole new menu is no news of each of its lines. */
async function newAndWatched(tx: Database, added: readonly AddedLine[]): Promise<AddedLine[]> {
  const sold = added.filter(({ productId, available }) => productId !== null && available !== "soldOut");
  if (sold.length === 0) return [];
  const productIds = sold.flatMap(({ productId }) => productId ?? []);
  const ids = new Set((await watched.all(tx, { productIds })).map(({ id }) => id));
  return sold.filter(({ productId }) => productId !== null && ids.has(productId));
}

/** Sees to it that people hear what got better about products they like or wait for, by a task a shop. */
export async function noteMenuNews(
  tx: Database,
  { changed, added }: { changed: readonly ChangedLine[]; added: readonly AddedLine[] },
  { byId }: { byId: number | null },
): Promise<void> {
  const news = [
    ...changed.flatMap((line) => ({ shopId: line.shopId, line: newsOf(line) })),
    ...(await newAndWatched(tx, added)).map(({ id, shopId }) => ({
      shopId,
      line: { itemId: id, news: "isNew" as const, cents: null },
    })),
  ];
  for (const [shopId, ofShop] of Map.groupBy(news, (line) => line.shopId)) {
    const lines = ofShop.flatMap(({ line }) => line ?? []);
    const payload: MenuNews = { shopId, byId, lines };
    if (lines.length > 0) await enqueue(tx, TELL_OF_MENU_NEWS, payload);
  }
}

function newsOf(line: ChangedLine): NewsOfLine | null {
  const { id: itemId, productId, available, ladder, availableBefore, ladderBefore } = line;
  if (productId === null || available === "soldOut") return null;
  const cents = centsPerGram(ladder) ?? lowestCents(ladder);
  if (availableBefore === "soldOut" && available !== "unknown") return { itemId, news: "isBack", cents };
  return isCheaper(ladder, ladderBefore) ? { itemId, news: "isCheaper", cents } : null;
}

function lowestCents(ladder: PriceLadder): number | null {
  return ladder.length === 0 ? null : Math.min(...ladder.map(({ cents }) => cents));
}
