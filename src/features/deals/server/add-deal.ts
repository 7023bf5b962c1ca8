import { sql } from "kysely";
import { DEAL_TYPES, type DealType } from "#features/compliance/compliance.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotCompliant } from "#platform/errors/errors.ts";
import type { NewDeal } from "../deal.ts";
import { AGAINST_THE_LAW, NO_CANNABIS_DEALS, troublesOfDeal } from "../deal-troubles.ts";
import { slugsLike } from "#features/news/server/slugs-like.ts";

/** The allowed subjects of deals in all of these shops; without any, in the country. */
const allowedTypes = statement(
  "allowed-deal-types",
  (_, p: Params<{ shopIds: number[] }>) => sql<{ dealType: DealType }>`
    select deal_type as "dealType"
    from unnest(${[...DEAL_TYPES]}::text[]) as deal_type
    where case when cardinality(${p.shopIds}::bigint[]) > 0 then not exists (
        select from unnest(${p.shopIds}::bigint[]) as asked(shop_id)
        left join shop_compliance on shop_compliance.shop_id = asked.shop_id
        where deal_type = any (shop_compliance.deal_types) is not true)
      else deal_type = any (coalesce(
        (select deal_types from compliance_profile where country = 'NL'),
        (select deal_types from compliance_profile where scope = 'default')))
    end`,
  { isRead: true },
);

interface DealValues {
  slug: string;
  brandId: number;
  title: string;
  body: string;
  kind: string;
  category: string;
  code: string | null;
  wasCents: number | null;
  nowCents: number | null;
  url: string | null;
  pictureId: number | null;
  validFrom: Date;
  validTo: Date;
  isSponsored: boolean;
  isSample: boolean;
}

const insertDeal = statement("insert-deal", (db, p: Params<DealValues>) =>
  db
    .insertInto("deal")
    .values({
      slug: p.slug,
      brand_id: p.brandId,
      title: p.title,
      body: p.body,
      kind: p.kind,
      category: p.category,
      code: p.code,
      was_cents: p.wasCents,
      now_cents: p.nowCents,
      url: p.url,
      picture_id: p.pictureId,
      valid_from: p.validFrom,
      valid_to: p.validTo,
      is_sponsored: p.isSponsored,
      is_sample: p.isSample,
    })
    .returning("id"),
);

const insertLinks = statement(
  "insert-links-of-deal",
  (_, p: Params<{ dealId: number; shopIds: number[]; productIds: number[] }>) => sql<{ id: number }>`
    with places as (
      insert into deal_shop (deal_id, shop_id)
      select ${p.dealId}::bigint, shop_id from unnest(${p.shopIds}::bigint[]) as shop_id
    )
    insert into deal_product (deal_id, product_id)
    select ${p.dealId}::bigint, product_id from unnest(${p.productIds}::bigint[]) as product_id`,
);

/**
 * Saves a deal as a draft.
 * @throws NotCompliant with the validation errors by field, when a law is among them: cannabis first of all
 * @throws Invalid likewise, where it is not
 */
export async function addDeal(
  database: Database,
  deal: NewDeal & { isSample: boolean },
): Promise<{ id: number; slug: string }> {
  return database.transaction(async (tx) => {
    const allowed = (await allowedTypes.all(tx, { shopIds: deal.shopIds })).map(({ dealType }) => dealType);
    const troubles = troublesOfDeal(deal, { allowed });
    const isForbidden = troubles.some(({ msg }) => AGAINST_THE_LAW.includes(msg));
    if (troubles.length > 0) throw isForbidden ? new NotCompliant(troubles) : new Invalid(troubles);
    const { shopIds, productIds, title, body, ...values } = deal;
    const wish = `${deal.isSample ? "sample-" : ""}${slugOf(title[title.source] ?? "") || "deal"}`;
    const slug = freeSlug([wish], await slugsLike(tx, "deal", wish));
    try {
      const row = await insertDeal.first(tx, {
        ...values,
        slug,
        title: JSON.stringify(title),
        body: JSON.stringify(body),
      });
      const id = (row as { id: number }).id;
      await insertLinks.run(tx, { dealId: id, shopIds, productIds });
      return { id, slug };
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  });
}

const CHECK_VIOLATION = "23514";
const MSG_OF_CONSTRAINT: Record<string, { msg: string; param: string }> = {
  deal_of_supplies: { msg: NO_CANNABIS_DEALS, param: "productIds" },
  deal_of_brand_that_may: { msg: "This brand may not advertise", param: "brandId" },
};

/** The database's refusal in the reader's terms; undefined for unexpected errors. */
function refusalOf(error: unknown): Invalid | NotCompliant | undefined {
  if (codeOf(error) !== CHECK_VIOLATION) return undefined;
  const { constraint = "" } = error as { constraint?: string };
  const refusal = MSG_OF_CONSTRAINT[constraint];
  return refusal ? new NotCompliant([refusal]) : new Invalid([{ msg: "Not valid", param: "deal" }]);
}
