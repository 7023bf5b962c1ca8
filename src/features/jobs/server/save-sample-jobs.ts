import { sql } from "kysely";
import { DEMO_JOBS, type DemoJob } from "#db/demo/jobs.ts";
import { sampleDay } from "#features/news/server/sample-day.ts";
import { sampleIds } from "#features/news/server/sample-ids.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Those that people have changed since stay as they are; the others start again. */
const samplesInTime = statement(
  "sample-jobs-in-time",
  (_, p: Params<{ now: Date }>) => sql<{ slug: string }>`
    select slug from job_offer where is_sample and valid_through > ${p.now}::timestamptz`,
  { isRead: true },
);

const saveJobs = saveRows("save-sample-jobs", {
  table: "job_offer",
  key: ["slug"],
  once: ["is_sample"],
  columns: [
    "shop_id",
    "brand_id",
    "city_id",
    "title",
    "role",
    "employment",
    "hours_low",
    "hours_high",
    "salary_low_cents",
    "salary_high_cents",
    "salary_unit",
    "description",
    "requirements",
    "languages",
    "apply_by",
    "apply_to",
    "posted_at",
    "valid_through",
    "state",
  ],
  changedAt: "updated_at",
});

/**
 * Adds the invented job offers of db/demo, each in its state, of the invented shops and brands that are there. Loading again on
 * the same day changes nothing; later it starts those again that have ended.
 */
export async function saveSampleJobs(
  database: Database,
  { now }: { now: Date },
): Promise<{ jobCount: number }> {
  return database.transaction(async (tx) => {
    const ids = await sampleIds(tx);
    const cityNames = DEMO_JOBS.flatMap(({ employer }) => ("city" in employer ? (employer.city ?? []) : []));
    const cities = await cityIdsOf(tx, { names: cityNames });
    const employed = DEMO_JOBS.flatMap((job) => {
      const { employer } = job;
      const shopId = "shop" in employer ? ids.shop.get(employer.shop) : undefined;
      const brandId = "brand" in employer ? ids.brand.get(employer.brand) : undefined;
      const cityId = "brand" in employer ? (cities.get(employer.city ?? "") ?? null) : null;
      return shopId === undefined && brandId === undefined ? [] : [{ job, shopId, brandId, cityId }];
    });
    const inTime = new Set((await samplesInTime.all(tx, { now })).map(({ slug }) => slug));
    const rows = employed
      .filter(({ job }) => !inTime.has(job.slug))
      .map(({ job, shopId = null, brandId = null, cityId }) => ({
        ...recordOf(job, now),
        shop_id: shopId,
        brand_id: brandId,
        city_id: cityId,
      }));
    await saveJobs.run(tx, { rows: JSON.stringify(rows) });
    return { jobCount: employed.length };
  });
}

function recordOf(job: DemoJob, now: Date) {
  return {
    slug: job.slug,
    is_sample: true,
    title: job.title,
    role: job.role,
    employment: job.employment,
    hours_low: job.hours?.low ?? null,
    hours_high: job.hours?.high ?? null,
    salary_low_cents: job.salary?.lowCents ?? null,
    salary_high_cents: job.salary?.highCents ?? null,
    salary_unit: job.salary?.unit ?? null,
    description: job.description,
    requirements: job.requirements,
    languages: job.languages,
    apply_by: job.apply.way,
    apply_to: job.apply.to,
    posted_at: sampleDay(now, job.postedDay),
    valid_through: sampleDay(now, job.untilDay),
    state: job.state,
  };
}
