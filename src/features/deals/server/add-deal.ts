import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { NewDeal } from "../deal.ts";
import { slugsLike } from "#features/news/server/slugs-like.ts";
import { checkDeal, refusalOfDeal } from "./check-deal.ts";
import { insertLinksOfDeal } from "./links-of-deal.ts";

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
    await checkDeal(tx, deal);
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
      await insertLinksOfDeal.run(tx, { dealId: id, shopIds, productIds });
      return { id, slug };
    } catch (error) {
      throw refusalOfDeal(error) ?? error;
    }
  });
}
