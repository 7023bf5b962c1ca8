import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import { LIST_PAGE } from "#features/dashboard/list-query.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { SaidSpelling } from "../spelling.ts";

/** Shops named beside a name. */
const MOST_TWICE = 5;

type SaidRow = Omit<SaidSpelling, "saidAt"> & { saidAt: Date };

const said = statement(
  "said-spellings",
  (_, p: Params<{ size: number; offset: number }>) => sql<SaidRow>`
    select known.spelling, coalesce(lines.name, known.spelling) as name, known.is_sample as "isSample",
      case when product.id is not null then json_build_object('_id', product.id::text, 'name', product.name) end as product,
      account.name as by, known.said_at as "saidAt", lines.count as "lineCount", lines.twice
    from menu_spelling as known
    left join product on product.id = known.product_id
    left join account on account.id = known.said_by
    cross join lateral (
      select (count(*) filter (where line.product_id is not distinct from known.product_id))::integer as count,
        min(line.raw_name) as name,
        coalesce((array_agg(json_build_object('slug', shop.slug, 'name', shop.name) order by shop.name) filter (
          where line.product_id is null and exists (
            select from menu_item as other where other.shop_id = line.shop_id and other.product_id = known.product_id)
        ))[1:${sql.lit(MOST_TWICE)}], '{}') as twice
      from menu_item as line join shop on shop.id = line.shop_id and shop.is_sample = known.is_sample
      where lower(line.raw_name) = known.spelling and not line.is_trial) as lines
    order by known.said_at desc, known.id desc
    limit ${p.size} offset ${p.offset}`,
  { isRead: true },
);

const saidCount = statement(
  "count-said-spellings",
  () => sql<{ total: number }>`select count(*)::integer as total from menu_spelling`,
  { isRead: true },
);

/** The names on menus of which somebody has said what they are, the last first. @throws NotAllowed */
export async function saidSpellings(
  database: Database,
  member: Member,
  { page }: { page: number },
): Promise<PageOf<SaidSpelling>> {
  asModerator(member);
  const { total = 0 } = (await saidCount.first(database)) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / LIST_PAGE));
  const shown = Math.min(page, pageCount);
  const rows = await said.all(database, { size: LIST_PAGE, offset: (shown - 1) * LIST_PAGE });
  const items = rows.map((row) => ({ ...row, saidAt: row.saidAt.toISOString() }));
  return { items, total, page: shown, pageCount };
}
