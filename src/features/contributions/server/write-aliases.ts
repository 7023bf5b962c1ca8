import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { NAME_OF_ANOTHER } from "../call-refusals.ts";
import type { ProductToEdit, ProductValues } from "../product-to-edit.ts";
import { bareName } from "./bare-name.ts";

// Of the same maker and kind, among which a name has to say which one is meant; the weed of a strain goes by the names of that too.
const another = statement(
  "product-called-so",
  (
    _,
    p: Params<{
      id: number;
      aliases: string[];
      type: string;
      brandId: number | null;
      strainId: number | null;
      isSample: boolean;
    }>,
  ) => sql<{ name: string }>`
    select other.name
    from product as other left join strain on strain.id = other.strain_id
    cross join lateral unnest(array[other.name] || other.aliases || case
      when other.brand_id is null and strain.id is distinct from ${p.strainId} and strain.id is not null
      then array[strain.name] || strain.aliases else '{}' end) as called
    where other.id <> ${p.id} and other.status <> 'merged' and other.is_sample = ${p.isSample}
      and other.type = ${p.type} and other.brand_id is not distinct from ${p.brandId}::bigint
      and ${bareName(sql`called`)} in (select ${bareName(sql`alias`)} from unnest(${p.aliases}::text[]) as alias)
    order by other.id limit 1`,
);

const save = statement(
  "save-aliases-of-product",
  (_, p: Params<{ id: number; aliases: string[] }>) => sql`
    update product set aliases = ${p.aliases}::text[], updated_at = now() where id = ${p.id}`,
);

interface Aliases {
  product: ProductToEdit;
  after: ProductValues;
  strainId: number | null;
}

/**
 * Writes the other names of a product. To be called in a transaction that holds `lockCatalogue`.
 * @throws Invalid where another one of its maker and kind is called so
 */
export async function writeAliases(tx: Database, { product, after, strainId }: Aliases): Promise<void> {
  const { id, shown } = product;
  const { aliases, type, brand } = after;
  const asked = {
    id,
    aliases,
    type,
    brandId: brand && Number(brand["_id"]),
    strainId,
    isSample: shown.isSample,
  };
  const taken = aliases.length > 0 ? await another.first(tx, asked) : undefined;
  if (taken) {
    const { name } = taken;
    throw new Invalid([{ ...NAME_OF_ANOTHER.with({ name }), param: "aliases" }]);
  }
  await save.run(tx, { id, aliases });
}
