import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Availability, MenuSource } from "../menu.ts";
import type { PriceLadder } from "../price-ladder.ts";
import { type AddedLine, type ChangedLine, noteMenuNews } from "./menu-news.ts";

/** A line of a shop's menu in a file. */
export interface SourcedMenuItem {
  shopSlug: string;
  /** Null where the product is unknown; then there is a raw name. */
  productSlug: string | null;
  /** As on the shop's own menu. */
  rawName: string | null;
  heading: string | null;
  position: number;
  available: Availability;
  /** Without mistakes (`ladderMistakes`). */
  ladder: PriceLadder;
  source: MenuSource;
  /** Told of a real shop by somebody invented: its prices count nowhere. */
  isTrial?: boolean;
}

/** Menus are saved one file after another: the item of a line is looked up before it is written. */
export const lockMenus = statement("lock-menus", () => sql`lock table menu_item in share row exclusive mode`);

interface KnownLine {
  /** From 1. */
  line: number;
  shopId: number;
  productId: number | null;
  itemId: number | null;
}

/**
 * The item that each line is about: the same product, else the same name. Lines without an item are missing. A name that somebody joined to
 * a product (`menu_spelling`) is of that one, where it is shown and the shop has no other line of it. A product that became part of another is
 * that other, and where a file has both the line of that other counts.
 */
const knownLines = statement(
  "known-menu-lines",
  (
    _,
    p: Params<{ shops: string[]; products: (string | null)[]; names: (string | null)[] }>,
  ) => sql<KnownLine>`
    with row as (
      select told.product_slug, told.raw_name, told.line, shop.id as shop_id, spelling.product_id as spelled_id
      from unnest(${p.shops}::text[], ${p.products}::text[], ${p.names}::text[])
        with ordinality as told(shop_slug, product_slug, raw_name, line)
      join shop on shop.slug = told.shop_slug
      left join menu_spelling as spelling on told.product_slug is null and spelling.spelling = lower(told.raw_name)
        and spelling.is_sample = shop.is_sample
        and spelling.product_id in (select id from product where status in ('active', 'discontinued'))
        and not exists (
          select from menu_item where menu_item.shop_id = shop.id and menu_item.product_id = spelling.product_id)
    ), joined as (
      select row.shop_id, row.raw_name, row.line, row.spelled_id, known.id as product_id, product.merged_into_id,
        row_number() over (
          partition by row.shop_id, known.id order by row.product_slug is null, product.merged_into_id is not null, row.line) as turn
      from row left join product on product.slug = row.product_slug or product.id = row.spelled_id
      cross join lateral (select coalesce(product.merged_into_id, product.id) as id) as known
      where row.product_slug is null or product.id is not null
    )
    select row.line::integer, row.shop_id as "shopId", product.id as "productId", (
      select menu_item.id from menu_item
      where menu_item.shop_id = row.shop_id and (menu_item.product_id = product.id
        or (product.id is null or menu_item.product_id is null) and menu_item.raw_name = row.raw_name)
      order by menu_item.product_id is null, menu_item.id limit 1) as "itemId"
    from joined as row
    left join product on product.id = row.product_id and (row.spelled_id is null or row.turn = 1)
    where row.merged_into_id is null or row.turn = 1
    order by row.line`,
);

type Rows = Params<{ rows: string; seenAt: string }>;

const lines = (rows: string) => sql`
  jsonb_to_recordset(${rows}::jsonb) as line(item_id bigint, shop_id bigint, product_id bigint, raw_name text,
    heading text, position integer, available text, ladder jsonb, source text, is_trial boolean)`;

const changeItems = statement(
  "change-menu-items",
  (_, p: Rows) => sql<ChangedLine>`
    update menu_item set
      product_id = coalesce(line.product_id, menu_item.product_id), raw_name = line.raw_name, heading = line.heading,
      position = line.position, available = line.available, ladder = line.ladder,
      last_seen_at = greatest(menu_item.last_seen_at, ${p.seenAt}::timestamptz)
    from ${lines(p.rows)} join menu_item as before on before.id = line.item_id
    where menu_item.id = line.item_id and menu_item.source = line.source
      and menu_item.last_seen_at <= ${p.seenAt}::timestamptz
      and (menu_item.product_id, menu_item.raw_name, menu_item.heading, menu_item.position, menu_item.available,
        menu_item.ladder)
      is distinct from (coalesce(line.product_id, menu_item.product_id), line.raw_name, line.heading, line.position,
        line.available, line.ladder)
    returning menu_item.id, menu_item.shop_id as "shopId", menu_item.product_id as "productId", menu_item.available, menu_item.ladder,
      before.available as "availableBefore", before.ladder as "ladderBefore"`,
);

/** An unchanged item only gets a new `seen` time. */
const seeItemsAgain = statement(
  "see-menu-items-again",
  (_, p: Rows) => sql`
    update menu_item set last_seen_at = ${p.seenAt}::timestamptz
    from ${lines(p.rows)}
    where menu_item.id = line.item_id and menu_item.source = line.source
      and menu_item.last_seen_at < ${p.seenAt}::timestamptz`,
);

const addItems = statement(
  "add-menu-items",
  (_, p: Rows) => sql<AddedLine>`
    insert into menu_item (shop_id, product_id, raw_name, heading, position, available, ladder, source,
      is_trial, first_seen_at, last_seen_at)
    select line.shop_id, line.product_id, line.raw_name, line.heading, line.position, line.available, line.ladder,
      line.source, line.is_trial, ${p.seenAt}::timestamptz, ${p.seenAt}::timestamptz
    from ${lines(p.rows)}
    where line.item_id is null
    returning menu_item.id, menu_item.shop_id as "shopId", menu_item.product_id as "productId", menu_item.available`,
);

/** A line with the ids of what it is about; without an item it is added. */
export interface LineToWrite {
  itemId: number | null;
  shopId: number;
  productId: number | null;
  rawName: string | null;
  heading: string | null;
  position: number;
  available: Availability;
  ladder: PriceLadder;
  source: MenuSource;
  isTrial: boolean;
}

export interface SavedMenus {
  addedIds: number[];
  changedIds: number[];
  /** Products whose prices and shops may have changed: for `storeProductRanks` and `indexProducts`. */
  productIds: number[];
}

/**
 * Writes lines of menus as they were seen at a time: new ones are added, existing ones are updated unless they have been seen
 * later or come from another source, none is removed. Unknown shops and products are skipped. The triggers of menu_item write the
 * price observations; people who like what got cheaper or came back are told by a task. To be called in a transaction.
 */
export async function saveMenus(
  tx: Database,
  items: SourcedMenuItem[],
  { seenAt, byId = null }: { seenAt: Date; byId?: number | null },
): Promise<SavedMenus> {
  await lockMenus.run(tx);
  const known = await knownLines.all(tx, {
    shops: items.map(({ shopSlug }) => shopSlug),
    products: items.map(({ productSlug }) => productSlug),
    names: items.map(({ rawName }) => rawName),
  });
  const lines = known.flatMap(({ line, ...ids }) => {
    const item = items[line - 1];
    return item ? [{ ...item, ...ids, isTrial: item.isTrial ?? false }] : [];
  });
  return writeMenuLines(tx, lines, { seenAt, byId });
}

/** The same for lines whose items are known, inside of a transaction in which they stay as they are. */
export async function writeMenuLines(
  tx: Database,
  lines: readonly LineToWrite[],
  { seenAt, byId }: { seenAt: Date; byId: number | null },
): Promise<SavedMenus> {
  const rows = { rows: JSON.stringify(lines.map(recordOf)), seenAt: seenAt.toISOString() };
  const changed = await changeItems.all(tx, rows);
  await seeItemsAgain.run(tx, rows);
  const added = await addItems.all(tx, rows);
  await noteMenuNews(tx, { changed, added }, { byId });
  return {
    addedIds: added.map(({ id }) => id),
    changedIds: changed.map(({ id }) => id),
    productIds: [...new Set([...added, ...changed].flatMap(({ productId }) => productId ?? []))],
  };
}

function recordOf({ itemId, shopId, productId, rawName, isTrial, ...same }: LineToWrite) {
  return {
    ...same,
    item_id: itemId,
    shop_id: shopId,
    product_id: productId,
    raw_name: rawName,
    is_trial: isTrial,
  };
}
