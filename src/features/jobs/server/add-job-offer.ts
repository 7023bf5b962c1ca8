import { slugsLike } from "#features/news/server/slugs-like.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { NewJobOffer } from "../job-offer.ts";
import { troublesOfJobOffer } from "../job-troubles.ts";

interface JobValues {
  slug: string;
  shopId: number | null;
  brandId: number | null;
  cityId: number | null;
  title: string;
  role: string;
  employment: string;
  hoursLow: number | null;
  hoursHigh: number | null;
  salaryLowCents: number | null;
  salaryHighCents: number | null;
  salaryUnit: string | null;
  description: string;
  requirements: string | null;
  languages: string[];
  applyBy: string;
  applyTo: string | null;
  validThrough: Date;
  isSample: boolean;
}

const insertJob = statement("insert-job-offer", (db, p: Params<JobValues>) =>
  db
    .insertInto("job_offer")
    .values({
      slug: p.slug,
      shop_id: p.shopId,
      brand_id: p.brandId,
      city_id: p.cityId,
      title: p.title,
      role: p.role,
      employment: p.employment,
      hours_low: p.hoursLow,
      hours_high: p.hoursHigh,
      salary_low_cents: p.salaryLowCents,
      salary_high_cents: p.salaryHighCents,
      salary_unit: p.salaryUnit,
      description: p.description,
      requirements: p.requirements,
      languages: p.languages,
      apply_by: p.applyBy,
      apply_to: p.applyTo,
      valid_through: p.validThrough,
      is_sample: p.isSample,
    })
    .returning("id"),
);

const CHECK_VIOLATION = "23514";

/**
 * Saves a job offer as a draft.
 * @throws Invalid with the validation errors by field
 */
export async function addJobOffer(
  database: Database,
  offer: NewJobOffer & { isSample: boolean },
  { now }: { now: Date },
): Promise<{ id: number; slug: string }> {
  const troubles = troublesOfJobOffer(offer, { now });
  if (troubles.length > 0) throw new Invalid(troubles);
  const { hours, salary, apply, title, description, requirements, ...values } = offer;
  return database.transaction(async (tx) => {
    const wish = `${offer.isSample ? "sample-" : ""}${slugOf(title[title.source] ?? "") || "job"}`;
    const slug = freeSlug([wish], await slugsLike(tx, "job_offer", wish));
    try {
      const row = await insertJob.first(tx, {
        ...values,
        slug,
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        requirements: requirements && JSON.stringify(requirements),
        hoursLow: hours?.low ?? null,
        hoursHigh: hours?.high ?? null,
        salaryLowCents: salary?.lowCents ?? null,
        salaryHighCents: salary?.highCents ?? null,
        salaryUnit: salary?.unit ?? null,
        applyBy: apply.way,
        applyTo: apply.way === "inApp" ? null : apply.to,
      });
      return { id: (row as { id: number }).id, slug };
    } catch (error) {
      if (codeOf(error) === CHECK_VIOLATION) throw new Invalid([{ msg: "Not valid", param: "job" }]);
      throw error;
    }
  });
}
