import { type RawBuilder, sql } from "kysely";
import type { SimilarStrain } from "../product-details.ts";
import { productOfStrain } from "./lineage.ts";
import { productCardJson } from "./product-cards.ts";

/** `SimilarStrain`s of a strain, as `store-similar-strains.ts` left them. */
export const similarJson = (strainId: RawBuilder<unknown>): RawBuilder<SimilarStrain[]> => sql`(
  select coalesce(json_agg(json_build_object('product', ${productCardJson}, 'reasons', strain_similar.reasons)
    order by strain_similar.place), '[]')
  from strain_similar
  join strain on strain.id = strain_similar.other_id
  join product on product.id = ${productOfStrain(sql`strain.id`, "id")}
  left join brand as maker on maker.id = strain.breeder_id and maker.status = 'active'
  where strain_similar.strain_id = ${strainId})`;

/** The names of the parents that are named as reasons, by their slugs. */
export const namesOfReasonsJson = (strainId: RawBuilder<unknown>): RawBuilder<Record<string, string>> => sql`(
  select coalesce(json_object_agg(parent.slug, parent.name), '{}')
  from strain as parent
  where parent.slug in (
    select substr(reason.word, length('parent:') + 1)
    from strain_similar, unnest(strain_similar.reasons) as reason(word)
    where strain_similar.strain_id = ${strainId} and starts_with(reason.word, 'parent:')))`;
