import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ChosenField, DoubleKind } from "../double.ts";
import { decideDouble, sayDouble, takeMergeBack } from "./decide-double.ts";
import { mergesIn } from "./merges-in.ts";

export const settleDoubles = settleSmallCatalogue;

const ids = {
  strain: statement("strain-id-in-test", (db, p: Params<{ slug: string }>) =>
    db.selectFrom("strain").select("id").where("slug", "=", p.slug),
  ),
  product: statement("product-id-in-test", (db, p: Params<{ slug: string }>) =>
    db.selectFrom("product").select("id").where("slug", "=", p.slug),
  ),
  brand: statement("brand-id-in-test", (db, p: Params<{ slug: string }>) =>
    db.selectFrom("brand").select("id").where("slug", "=", p.slug),
  ),
  shop: statement("shop-id-in-test", (db, p: Params<{ slug: string }>) =>
    db.selectFrom("shop").select("id").where("slug", "=", p.slug),
  ),
};

export async function idOf(database: Database, kind: DoubleKind, slug: string): Promise<number> {
  return ((await ids[kind].first(database, { slug })) as { id: number }).id;
}

interface ByAdmin {
  admin: Admin;
  kind?: DoubleKind;
  winner: string;
  loser: string;
  taken?: ChosenField[];
  /** Who speaks for the loser speaks for the winner from here on. */
  people?: boolean;
  now?: Date;
}

/** An admin says that these two, by their slugs, are one. @returns the merge */
export async function merge(
  database: Database,
  { admin, kind = "strain", winner, loser, taken = [], people = false, now = new Date() }: ByAdmin,
): Promise<number> {
  const [one, other] = [await idOf(database, kind, winner), await idOf(database, kind, loser)];
  return database.transaction(async (tx) => {
    const { _id: id, rev } = await sayDouble(tx, admin, { kind, one, other });
    const changes = { decision: "merge" as const, winner: one, taken, people };
    const { mergeId } = await decideDouble(tx, admin, { id: Number(id), rev, changes, now });
    return mergeId as number;
  });
}

/** @throws what the use case throws */
export async function undo(database: Database, admin: Admin, id: number, now = new Date()): Promise<void> {
  const rev = (await mergesIn(database, { id, now }))[0]?.rev ?? "";
  await database.transaction((tx) => takeMergeBack(tx, admin, { id, rev, now }));
}

const photograph = statement(
  "photograph-product-in-test",
  (_, p: Params<{ id: number; first: number; last: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, state)
      select lpad(number::text, 32, '0'), rpad(lpad(number::text, 32, '0'), 64, '0'), 'image/jpeg', 60, 40, 900, 'owner', 'shown'
      from generate_series(${p.first}::integer, ${p.last}::integer) as number
      on conflict (key) do update set state = 'shown' returning id, key)
    insert into product_photo (product_id, media_id, position)
    select ${p.id}, id, row_number() over (order by key) from picture`,
);

/** Gives a product the pictures with these numbers; a number is the same picture wherever it is given. */
export async function photographProduct(
  database: Database,
  given: { id: number; first: number; last: number },
): Promise<void> {
  await photograph.run(database, given);
}

const ask = statement(
  "ask-for-product-in-test",
  (_, p: Params<{ id: number; day: string }>) => sql`
    insert into product_ask_count (city_id, product_id, day, count)
    select id, ${p.id}, ${p.day}::date, 3 from city where slug = 'utrecht'`,
);

/** Three people in Utrecht looked for a product on a day. */
export async function askFor(database: Database, asked: { id: number; day: string }): Promise<void> {
  await ask.run(database, asked);
}

const TABLES = [
  "shop",
  "shop_fact",
  "shop_department",
  "shop_follow",
  "shop_photo",
  "shop_licence",
  "shop_listing",
  "shop_compliance",
  "compliance_profile",
  "brand",
  "brand_photo",
  "strain",
  "strain_parent",
  "product",
  "product_photo",
  "menu_item",
  "review",
  "liking",
  "deal",
  "job_offer",
  "account_role",
  "product_watch",
  "product_ask_count",
  "menu_spelling",
  "deal_product",
  "rating",
  "redirect",
  "shop_menu",
  "search_item",
  "item_merge",
  "item_move",
] as const;

// What says when something was written last, or was written anew; and figures that say there are no reviews.
const PASSING = sql`'{updated_at,created_at,changed_at,day_changed_at,words,stamp}'::text[]`;

const idOfRow = sql`'{id,within_id}'::text[]`;

const rowsOf = TABLES.map((table) => {
  const isAnew = table === "redirect" || table === "search_item";
  return statement(
    `all-of-${table.replaceAll("_", "-")}-in-test`,
    () => sql<{ row: object }>`
      select to_jsonb(item) - ${PASSING} - ${isAnew ? idOfRow : sql`'{}'::text[]`} as row from ${sql.table(table)} as item
      ${table === "rating" ? sql`where review_count > 0` : sql``}
      order by 1`,
  );
});

/** All that a merge may touch, as it stands. */
export async function standsAs(database: Database): Promise<Record<string, object[]>> {
  const all: [string, object[]][] = [];
  for (const [place, table] of TABLES.entries())
    all.push([table, (await rowsOf[place]?.all(database))?.map(({ row }) => row) ?? []]);
  return Object.fromEntries(all);
}
