import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export interface KnownStrain {
  id: number;
  slug: string;
  name: string;
  /** Of the unbranded weed product of its name; null until there is one. */
  productId: number | null;
  productSlug: string | null;
}

const lock = statement("lock-catalogue", () => sql`lock table strain, product in share row exclusive mode`);

const strains = statement(
  "known-strains",
  () => sql<KnownStrain>`
    select distinct on (strain.id) strain.id, strain.slug, strain.name,
      product.id as "productId", product.slug as "productSlug"
    from strain
    left join product on product.strain_id = strain.id and product.brand_id is null and product.type = 'weed'
      and not product.is_sample
    where not strain.is_sample
    order by strain.id, product.status = 'merged', product.source not in ('kushy', 'own'), product.id`,
);

const takenSlugs = statement(
  "taken-product-slugs",
  () => sql<{ slug: string }>`select slug from product union all select slug from city`,
);

/** One import at a time: slugs are chosen among those that are free. Readers are not held up. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await lock.run(tx);
}

export async function knownStrains(tx: Database): Promise<KnownStrain[]> {
  return strains.all(tx);
}

/** Slugs that no new product can have: those of products, and those of cities, which were there first (contract.md). */
export async function slugsTakenOfProducts(tx: Database): Promise<Set<string>> {
  return new Set((await takenSlugs.all(tx)).map(({ slug }) => slug));
}
