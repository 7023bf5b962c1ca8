import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
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
  /** It was sold out and is not, or costs less. */
  news: "isBack" | "isCheaper";
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

/** Sees to it that people hear what got better about products they like, by a task a shop. */
export async function noteMenuNews(
  tx: Database,
  changed: readonly ChangedLine[],
  { byId }: { byId: number | null },
): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(changed, (line) => line.shopId)) {
    const lines = ofShop.flatMap((line) => newsOf(line) ?? []);
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
