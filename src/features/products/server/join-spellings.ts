import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { NAMES_DECIDED } from "../call-refusals.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import type { ForgetSpellings, JoinSpellings } from "../spelling.ts";
import { indexProducts } from "./index-products.ts";
import { lockMenus } from "./save-menus.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

const productToJoin = statement(
  "product-to-join",
  (_, p: Params<{ id: number; isSample: boolean; statuses: string[] }>) => sql<{ id: number }>`
    select id from product
    where id = ${p.id} and is_sample = ${p.isSample} and status = any (${p.statuses}::text[])`,
);

type Spelled = Params<{ spellings: string[]; isSample: boolean }>;

const remember = statement(
  "remember-spellings",
  (_, p: Params<{ spellings: string[]; isSample: boolean; productId: number | null; by: number }>) => sql<{
    id: number;
  }>`
    insert into menu_spelling (spelling, is_sample, product_id, said_by)
    select spelling, ${p.isSample}, ${p.productId}::bigint, ${p.by} from unnest(${p.spellings}::text[]) as spelling
    returning id`,
);

// A shop has one line of a product: of several spellings on one menu the first is it, and the others stay as they are written.
const joinLines = statement(
  "join-menu-lines",
  (_, p: Params<{ spellings: string[]; isSample: boolean; productId: number }>) => sql<{ id: number }>`
    update menu_item set product_id = ${p.productId}
    where id in (
      select distinct on (line.shop_id) line.id
      from menu_item as line join shop on shop.id = line.shop_id and shop.is_sample = ${p.isSample}
      where line.product_id is null and lower(line.raw_name) = any (${p.spellings}::text[])
        and not exists (
          select from menu_item as other where other.shop_id = line.shop_id and other.product_id = ${p.productId})
      order by line.shop_id, line.position, line.id)
    returning id`,
);

const decided = statement(
  "decided-spellings",
  (_, p: Spelled) => sql<{ by: string | null }>`
    select account.name as by
    from menu_spelling as known left join account on account.id = known.said_by
    where known.spelling = any (${p.spellings}::text[]) and known.is_sample = ${p.isSample}
    order by known.said_at desc limit 1`,
);

/**
 * Joins names on menus to a product: the lines that wait for it at once, and those of later imports by themselves. Null says that they are no
 * product, and nobody is asked again. To be called in a transaction.
 * @returns how many lines were joined
 * @throws NotAllowed for whoever is no moderator; Invalid for a product that is not shown; Conflict where somebody has said meanwhile what one
 * of them is, which is taken back first
 */
export async function joinSpellings(
  tx: Database,
  member: Member,
  { spellings, isSample, product: productId }: JoinSpellings,
): Promise<{ joinedCount: number }> {
  const { accountId } = asModerator(member);
  await keepToSamples(tx, member, { isSample });
  await lockMenus.run(tx);
  const known =
    productId === null
      ? null
      : await productToJoin.first(tx, { id: productId, isSample, statuses: [...PUBLIC_PRODUCT_STATUSES] });
  if (known === undefined) throw new Invalid([{ msg: "Is unknown", param: "product" }]);
  const first = await decided.first(tx, { spellings, isSample });
  if (first) throw new Conflict("spellings", DECIDED_ALREADY.with({ name: first.by }));
  const said = await remember.all(tx, { spellings, isSample, productId, by: accountId });
  const joined = productId === null ? [] : await joinLines.all(tx, { spellings, isSample, productId });
  if (productId !== null) await refresh(tx, [productId]);
  await note(tx, member, { action: "add", said, productId });
  return { joinedCount: joined.length };
}

/**
 * Keeps names that wait for a product that has just been made of them; `joinKept` joins their lines. To be called in a transaction that holds
 * `lockMenus`.
 * @throws NotAllowed for whoever is no moderator; Invalid where somebody has said meanwhile what one of them is
 */
export async function keepSpellings(
  tx: Database,
  member: Member,
  { spellings, isSample, productId }: ForgetSpellings & { productId: number },
): Promise<void> {
  const { accountId } = asModerator(member);
  if (await decided.first(tx, { spellings, isSample }))
    throw new Invalid([{ msg: NAMES_DECIDED.msg, param: "names" }]);
  const said = await remember.all(tx, { spellings, isSample, productId, by: accountId });
  await note(tx, member, { action: "add", said, productId });
}

const kept = statement(
  "kept-spellings",
  (_, p: Params<{ productId: number; statuses: string[] }>) => sql<{ spelling: string; isSample: boolean }>`
    select known.spelling, known.is_sample as "isSample"
    from menu_spelling as known join product on product.id = known.product_id
    where product.id = ${p.productId} and product.status = any (${p.statuses}::text[])`,
);

/**
 * Joins the lines that wait under the names of a product: of one that is not shown none, until it is. To be called in a transaction that
 * holds `lockMenus`.
 */
export async function joinKept(tx: Database, { productId }: { productId: number }): Promise<void> {
  const known = await kept.all(tx, { productId, statuses: [...PUBLIC_PRODUCT_STATUSES] });
  const [first] = known;
  if (!first) return;
  const spellings = known.map(({ spelling }) => spelling);
  await joinLines.all(tx, { spellings, isSample: first.isSample, productId });
  await refresh(tx, [productId]);
}

const namesOfLines = statement(
  "unjoin-menu-lines",
  (_, p: Spelled) => sql<{ productId: number }>`
    update menu_item set product_id = null
    from menu_spelling as spelling, shop
    where spelling.spelling = any (${p.spellings}::text[]) and spelling.is_sample = ${p.isSample}
      and shop.id = menu_item.shop_id and shop.is_sample = spelling.is_sample
      and menu_item.product_id = spelling.product_id and lower(menu_item.raw_name) = spelling.spelling
    returning spelling.product_id as "productId"`,
);

const forget = statement(
  "forget-spellings",
  (_, p: Spelled) => sql<{ id: number }>`
    delete from menu_spelling where spelling = any (${p.spellings}::text[]) and is_sample = ${p.isSample}
    returning id`,
);

/** Takes it back: the lines wait again. To be called in a transaction. @throws NotAllowed */
export async function forgetSpellings(tx: Database, member: Member, told: ForgetSpellings): Promise<void> {
  asModerator(member);
  await keepToSamples(tx, member, told);
  await lockMenus.run(tx);
  await release(tx, told);
  const said = await forget.all(tx, told);
  await note(tx, member, { action: "remove", said, productId: null });
}

/** Lines that carry a product by one of these names carry none for now. */
async function release(tx: Database, { spellings, isSample }: ForgetSpellings): Promise<void> {
  const released = await namesOfLines.all(tx, { spellings, isSample });
  await refresh(tx, [...new Set(released.map(({ productId }) => productId))]);
}

async function refresh(tx: Database, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  const { movedIds } = await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds: movedIds });
}

/** What menus say was written by somebody, and so is told by its number. */
async function note(
  tx: Database,
  { accountId, permissions }: Member,
  {
    action,
    said,
    productId,
  }: { action: "add" | "remove"; said: readonly { id: number }[]; productId: number | null },
): Promise<void> {
  for (const { id } of said) {
    await record(tx, {
      actorId: accountId,
      actorRole: permissions.admin ? "admin" : "mod",
      action,
      targetType: "spelling",
      targetId: id,
      details: { productId },
    });
  }
}
