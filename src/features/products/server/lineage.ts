import { type RawBuilder, sql } from "kysely";
import type { Ancestor, Lineage, Relative } from "../product-details.ts";

/** A page shows ancestors up to great-grandparents. */
const MOST_GENERATIONS = 3;
const MOST_CHILDREN = 12;

/** The unbranded product of a strain, which is its page: its slug or its id. An invented strain may have several; the best counts. */
export const productOfStrain = (strainId: RawBuilder<unknown>, column: "slug" | "id" = "slug") => sql<
  string | null
>`(
  select ${sql.ref(`own.${column}`)} from product as own
  where own.strain_id = ${strainId} and own.brand_id is null and own.type = 'weed' and own.status = 'active'
  order by own.rank desc, own.sort_name, own.id
  limit 1)`;

type AncestorRow = [path: number[], name: string, productSlug: string | null];

export interface LineageRow {
  /** In the order of their paths. */
  ancestors: AncestorRow[];
  children: Relative[];
  childCount: number;
}

/** Its parent was merged into it: as long as that stands, it has no such parent. */
const isOfItself = (strainId: RawBuilder<unknown>) => sql`exists (
  select from strain as elder where elder.id = strain_parent.parent_id and elder.merged_into_id = ${strainId})`;

/** A `LineageRow` of a strain. Cycles end at the third generation, too. */
export const lineageJson = (strainId: RawBuilder<unknown>): RawBuilder<LineageRow> => sql`json_build_object(
  'ancestors', (
    with recursive ancestor as (
      select array[strain_parent.place] as path, strain_parent.name, strain_parent.parent_id
      from strain_parent
      where strain_parent.strain_id = ${strainId} and not ${isOfItself(strainId)}
      union all
      select ancestor.path || elder.place, elder.name, elder.parent_id
      from ancestor
      join strain_parent as elder on elder.strain_id = ancestor.parent_id
      where cardinality(ancestor.path) < ${sql.lit(MOST_GENERATIONS)}
    )
    select coalesce(json_agg(
      json_build_array(ancestor.path, coalesce((select strain.name from strain where strain.id = ancestor.parent_id), ancestor.name), ${productOfStrain(sql`ancestor.parent_id`)}) order by ancestor.path), '[]')
    from ancestor),
  'children', (
    select coalesce(json_agg(json_build_object('name', child.name, 'productSlug', child.slug)
      order by child.is_well_known desc, child.rank desc nulls last, child.sort_name), '[]')
    from (
      select strain.name, strain.sort_name, strain.is_well_known, page.slug, page.rank
      from strain
      left join product as page on page.id = ${productOfStrain(sql`strain.id`, "id")}
      where strain.merged_into_id is null
        and strain.id in (select strain_parent.strain_id from strain_parent where strain_parent.parent_id = ${strainId})
      order by strain.is_well_known desc, page.rank desc nulls last, strain.sort_name
      limit ${sql.lit(MOST_CHILDREN)}
    ) as child),
  'childCount', (
    select count(distinct strain_parent.strain_id) from strain_parent
    join strain on strain.id = strain_parent.strain_id and strain.merged_into_id is null
    where strain_parent.parent_id = ${strainId}))`;

export function lineageOf({ ancestors, children, childCount }: LineageRow): Lineage {
  const parents: Ancestor[] = [];
  const known = new Map<string, Ancestor>();
  for (const [path, name, productSlug] of ancestors) {
    const ancestor: Ancestor = { name, productSlug, parents: [] };
    known.set(path.join("."), ancestor);
    (known.get(path.slice(0, -1).join("."))?.parents ?? parents).push(ancestor);
  }
  return { parents, children, childCount };
}
