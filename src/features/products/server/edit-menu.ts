import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { MenuSource } from "../menu.ts";
import type { MenuToSave } from "../menu-save-form.ts";
import type { MenuToEdit, MenuValues } from "../menu-to-edit.ts";
import { indexProducts } from "./index-products.ts";
import { linesOfMenu, type MenuLine } from "./lines-of-menu.ts";
import { menuToEdit, type StandingLine, standingLines } from "./menu-to-edit.ts";
import { writeMenuLines } from "./save-menus.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

/** Whoever takes in a file of menus waits for this transaction, or it for them; owners of other shops don't. */
const holdMenus = statement("hold-menus", () => sql`lock table menu_item in row exclusive mode`);

/** After the menus, as their triggers do. */
const holdShop = statement(
  "hold-shop-of-menu",
  (_, p: Params<{ shopId: number }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from shop where id = ${p.shopId} for no key update`,
);

/** So that the word of the owner is taken, whoever had the last one, and no product is on two lines while they change places. */
const handOverLines = statement(
  "hand-menu-lines-over",
  (_, p: Params<{ rows: string; source: string }>) => sql`
    update menu_item set source = ${p.source}, is_trial = false, raw_name = coalesce(menu_item.raw_name, line.name),
      product_id = case when menu_item.product_id = line.product_id then menu_item.product_id end
    from jsonb_to_recordset(${p.rows}::jsonb) as line(id bigint, product_id bigint, name text)
    where menu_item.id = line.id and (menu_item.source, menu_item.is_trial, menu_item.product_id)
      is distinct from (${p.source}, false, line.product_id)`,
);

/** To move a line is not to look at it: neither its day nor its source changes. */
const placeLines = statement(
  "place-menu-lines",
  (_, p: Params<{ rows: string }>) => sql`
    update menu_item set heading = line.heading, position = line.position
    from jsonb_to_recordset(${p.rows}::jsonb) as line(id bigint, heading text, position integer)
    where menu_item.id = line.id and (menu_item.heading, menu_item.position) is distinct from (line.heading, line.position)`,
);

const removeLines = statement("remove-menu-lines", (db, p: Params<{ ids: readonly number[] }>) =>
  db.deleteFrom("menu_item").where(sql<boolean>`id = any (${p.ids}::bigint[])`),
);

const confirmLines = statement(
  "confirm-menu-lines",
  (_, p: Params<{ shopId: number; source: string; now: Date }>) => sql`
    update menu_item set source = ${p.source}, is_trial = false,
      last_seen_at = greatest(last_seen_at, ${p.now}::timestamptz)
    where shop_id = ${p.shopId}`,
);

/**
 * Saves the whole menu of a shop as its owner has it, inside of the caller's transaction. What stays as it was keeps its source and its day,
 * unless all of it is confirmed.
 * @throws NotFound for a shop or a line of others; Stale; Invalid by line
 */
export async function editMenu(
  tx: Database,
  member: Member,
  { shop: shopId, rev, headings, isConfirmed }: MenuToSave,
  { now }: { now: Date },
): Promise<MenuToEdit> {
  if (!(await standingLines(tx, member, { shopId }))) throw new NotFound("shop");
  await holdMenus.run(tx);
  const shop = await holdShop.first(tx, { shopId });
  if (!shop) throw new NotFound("shop");
  const role = member.permissions.admin ? "admin" : "shopAdmin";
  const source: MenuSource = shop.isSample ? "sample" : role === "admin" ? "operator" : "owner";
  const by = { accountId: member.accountId, source, now };
  const saved = await withRev<MenuValues>(tx, {
    type: "menu",
    id: shopId,
    rev,
    by: member,
    role,
    now,
    isSample: () => shop.isSample,
    fields: { headings },
    read: (inside) => menuToEdit(inside, member, { shopId }),
    write: async (inside) => {
      const standing = (await standingLines(inside, member, { shopId })) ?? [];
      const lines = await linesOfMenu(inside, headings, { standing, isSample: shop.isSample });
      await writeLines(inside, { shopId, standing, lines, by });
    },
  });
  if (isConfirmed) {
    await confirmLines.run(tx, { shopId, source, now });
    const entry = {
      actorId: member.accountId,
      actorRole: role,
      targetType: "menu",
      targetId: shopId,
    } as const;
    await record(tx, { ...entry, action: "confirm" });
  }
  return saved as MenuToEdit;
}

interface Writing {
  shopId: number;
  standing: readonly StandingLine[];
  lines: readonly MenuLine[];
  by: { accountId: number; source: MenuSource; now: Date };
}

async function writeLines(tx: Database, { shopId, standing, lines, by }: Writing): Promise<void> {
  const { source, now } = by;
  const standingOf = new Map(standing.map((line) => [line.id, line]));
  const kept = new Set(lines.flatMap(({ itemId }) => itemId ?? []));
  const gone = standing.filter(({ id }) => !kept.has(id));
  if (gone.length > 0) await removeLines.run(tx, { ids: gone.map(({ id }) => id) });
  const isChanged = (line: MenuLine) => {
    const before = line.itemId === null ? undefined : standingOf.get(line.itemId);
    return !before || contentOf(before) !== contentOf(line);
  };
  const changed = lines.filter(isChanged);
  const handedOver = changed.flatMap(({ itemId, productId, name }) =>
    itemId === null ? [] : [{ id: itemId, product_id: productId, name }],
  );
  if (handedOver.length > 0) await handOverLines.run(tx, { rows: JSON.stringify(handedOver), source });
  const placed = lines.filter((line) => !isChanged(line));
  const places = placed.map(({ itemId, heading, position }) => ({ id: itemId, heading, position }));
  if (places.length > 0) await placeLines.run(tx, { rows: JSON.stringify(places) });
  // A clock that was set back must not lose what is typed now.
  const seenAt = new Date(Math.max(now.getTime(), ...standing.map(({ lastSeenAt }) => lastSeenAt.getTime())));
  const written = changed.map((line) => ({ ...line, shopId, source, isTrial: false }));
  const saved = await writeMenuLines(tx, written, { seenAt, byId: by.accountId });
  const unjoined = changed.flatMap(({ itemId }) => standingOf.get(itemId ?? 0)?.productId ?? []);
  const productIds = [...saved.productIds, ...unjoined, ...gone.flatMap(({ productId }) => productId ?? [])];
  const { movedIds } = await storeProductRanks(tx, { productIds: [...new Set(productIds)] });
  await indexProducts(tx, { productIds: movedIds });
}

/** What somebody looks at when they say that a line is so. */
function contentOf({
  rawName,
  productId,
  available,
  ladder,
}: Pick<StandingLine, "rawName" | "productId" | "available" | "ladder">): string {
  const rungs = ladder.map(({ unit, quantity, cents }) => [unit, quantity, cents]);
  return JSON.stringify([rawName, productId, available, rungs]);
}
