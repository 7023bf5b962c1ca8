import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import { LIST_PAGE } from "#features/dashboard/list-query.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { LEAST_LIKENESS, likenessOf, type WaitingSpelling } from "../spelling.ts";
import { guessesFor, type Waiting, waiting } from "./waiting-spellings.ts";

const product = statement(
  "product-that-names-may-be",
  (_, p: Params<{ id: number; statuses: readonly string[] }>) => sql<{
    name: string;
    isSample: boolean;
    called: string[];
  }>`
    select product.name, product.is_sample as "isSample",
      product.aliases || case when product.brand_id is null then coalesce(strain.aliases, '{}') else '{}' end as called
    from product left join strain on strain.id = product.strain_id
    where product.id = ${p.id} and product.status = any (${p.statuses}::text[])`,
  { isRead: true },
);

/** So many are compared, those of most shops first. */
const MOST_COMPARED = 5000;

export interface SpellingsLike {
  product: { id: string; name: string };
  /** The likest first; the product is the first that each of them may be. */
  items: WaitingSpelling[];
}

/**
 * The names on menus that wait and may be this product, by its name and its other names.
 * @throws NotAllowed; NotFound for a product that is not shown
 */
export async function spellingsLike(
  database: Database,
  member: Member,
  { productId }: { productId: number },
): Promise<SpellingsLike> {
  asModerator(member);
  const sought = await product.first(database, { id: productId, statuses: [...PUBLIC_PRODUCT_STATUSES] });
  if (!sought) throw new NotFound("product");
  const { name, isSample } = sought;
  const id = String(productId);
  const called = [name, ...sought.called];
  const likenessTo = (one: Waiting) => Math.max(...called.map((own) => likenessOf(one.name, own)));
  const rows = await waiting.all(database, { q: "", only: null, size: MOST_COMPARED, offset: 0 });
  const near = rows
    .filter((row) => row.isSample === isSample)
    .map((row) => {
      const { total: _, ...of } = row;
      return { of, likeness: likenessTo(of) };
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, LIST_PAGE);
  const items: WaitingSpelling[] = [];
  for (const { of, likeness } of near) {
    const others = (await guessesFor(database, of)).filter((guess) => guess["_id"] !== id);
    items.push({ ...of, guesses: [{ _id: id, name, likeness }, ...others] });
  }
  return { product: { id, name }, items };
}
