import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { correctionsJson } from "#features/products/server/corrections-json.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { STRAIN_LIST } from "../strain-fields.ts";
import type { StrainShown, StrainToEdit, StrainValues } from "../strain-to-edit.ts";
import { weedOfStrain } from "./weed-of-strain.ts";

type StrainSort = (typeof STRAIN_LIST.sorts)[number];
type StrainFilter = keyof typeof STRAIN_LIST.filters;

export type StrainListQuery = ListQuery<StrainSort, StrainFilter>;

interface StrainRow {
  id: number;
  values: StrainValues;
  shown: StrainShown;
}

const strainsOfIds = statement(
  "strains-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<StrainRow>`
    select strain.id,
      json_build_object('name', strain.name, 'aliases', strain.aliases, 'parents', kin.parents, 'otherParents', kin.others,
        'breeder', case when breeder.id is not null then json_build_object('_id', breeder.id::text, 'name', breeder.name) end,
        'marketedAs', strain.marketed_as, 'effects', strain.effects, 'flavours', strain.flavours,
        'terpenes', strain.terpenes) as values,
      json_build_object('isSample', strain.is_sample, 'corrections', ${correctionsJson(sql`null::bigint`, sql`strain.id`)},
        'source', strain.source, 'observedOn', strain.observed_on,
        'weed', case when weed.id is not null then
          json_build_object('_id', weed.id::text, 'slug', weed.slug, 'status', weed.status) end,
        'productCount', (select count(*) from product where product.strain_id = strain.id and product.status <> 'merged'),
        'shopCount', coalesce(weed.shop_count, 0)) as shown
    from strain
    left join brand as breeder on breeder.id = strain.breeder_id
    left join lateral (${weedOfStrain(sql`strain.id`)}) as weed on true
    cross join lateral (
      select
        coalesce(json_agg(json_build_object('_id', of_elder.id::text, 'name', elder.name) order by strain_parent.place)
          filter (where of_elder.id is not null), '[]') as parents,
        coalesce(json_agg(strain_parent.name order by strain_parent.place) filter (where of_elder.id is null), '[]') as others
      from strain_parent
      left join strain as elder on elder.id = strain_parent.parent_id
      left join lateral (${weedOfStrain(sql`elder.id`)}) as of_elder on true
      -- Who was bred from one plant alone has it twice.
      where strain_parent.strain_id = strain.id and not exists (
        select from strain_parent as same
        where same.strain_id = strain.id and same.place < strain_parent.place
          and (same.parent_id = strain_parent.parent_id or same.parent_id is null and same.name = strain_parent.name))) as kin
    where strain.id = any (${p.ids}::bigint[]) and strain.merged_into_id is null`,
  { isRead: true },
);

/** A strain; undefined for none, and for one that was merged into another. @throws NotAllowed for whoever is neither moderator nor admin */
export async function strainToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<StrainToEdit | undefined> {
  asModerator(member);
  const row = await strainsOfIds.first(database, { ids: [id] });
  return row && editedStrain(row);
}

/** What follows from menus is no change of anybody's. */
function editedStrain({ id, values, shown }: StrainRow): StrainToEdit {
  return { id, rev: revOf({ ...values, corrections: shown.corrections }), values, shown };
}

interface Asked {
  q: string;
  marketedAs: string | null;
  lacks: string | null;
}

const strainList = editedList<StrainSort, Asked>({
  things: "strains",
  from: sql`strain`,
  id: sql`strain.id`,
  isTheirs: () => sql`strain.merged_into_id is null`,
  isAsked: (p) => sql`
    (${p.marketedAs}::text is null or strain.marketed_as = ${p.marketedAs})
    and case ${p.lacks}::text
      when 'parents' then not exists (select from strain_parent where strain_parent.strain_id = strain.id)
      when 'breeder' then strain.breeder_id is null
      when 'marketedAs' then strain.marketed_as is null
      when 'terpenes' then strain.terpenes = '{}'
      else true end
    and (${p.q} = '' or strpos(lower(strain.name), lower(${p.q})) > 0
      or strain.aliases <> '{}' and strpos(lower(array_to_string(strain.aliases, ' ')), lower(${p.q})) > 0)`,
  orders: {
    name: sql`strain.sort_name`,
    products: sql`(select count(*) from product where product.strain_id = strain.id and product.status <> 'merged')`,
    shops: sql`coalesce((select weed.shop_count from (${weedOfStrain(sql`strain.id`)}) as weed), 0)`,
  },
});

/** A page of the strains. @throws NotAllowed for whoever is neither moderator nor admin */
export function strainsToEdit(
  database: Database,
  member: Member,
  query: StrainListQuery & { size?: number },
) {
  asModerator(member);
  const { marketedAs = null, lacks = null } = query.filters;
  return strainList.page(database, { q: query.q, marketedAs, lacks }, query, async (ids) =>
    (await strainsOfIds.all(database, { ids })).map(editedStrain),
  );
}
