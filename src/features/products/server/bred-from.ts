import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

/**
 * The first of some strains that is another one or comes from it, at whatever distance. What was merged counts as what it is part of,
 * with the parents of both as long as the merge can be undone: so no undoing makes a circle either. Each ancestor is looked at once, so
 * that a circle that came with a file ends too.
 */
export const bredFrom = statement(
  "strain-bred-from",
  (_, p: Params<{ id: number; strainIds: number[] }>) => sql<{ name: string }>`
    with recursive elder as (
      select strain.id as root, coalesce(strain.merged_into_id, strain.id) as id
      from strain where strain.id = any(${p.strainIds}::bigint[])
      union
      select elder.root, coalesce(above.merged_into_id, above.id)
      from elder
      join strain as part on part.id = elder.id or (part.merged_into_id = elder.id
        and exists (select from item_merge where kind = 'strain' and loser_id = part.id))
      join strain_parent on strain_parent.strain_id = part.id
      join strain as above on above.id = strain_parent.parent_id)
    select strain.name from elder join strain on strain.id = elder.root
    where elder.id = ${p.id} order by strain.id limit 1`,
);
