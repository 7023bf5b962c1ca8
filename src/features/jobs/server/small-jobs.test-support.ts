import { inDays, NOW } from "#features/deals/server/small-offers.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import type { NewJobOffer } from "../job-offer.ts";
import type { JobStep } from "../job-state.ts";
import { addJobOffer } from "./add-job-offer.ts";
import { moveJobOffer } from "./move-job-offer.ts";

type Offered = NewJobOffer & { isSample: boolean };
/** Whose work it is, and what matters besides. */
export type JobOfTest = Partial<Offered> & ({ shopId: number } | { brandId: number });

/** Behind the counter for a month. */
function jobOffer(change: JobOfTest): Offered {
  return {
    shopId: null,
    brandId: null,
    cityId: null,
    title: { nl: "Barista", source: "nl" },
    role: "bar",
    employment: "partTime",
    hours: { low: 12, high: 20 },
    salary: { lowCents: 1500, highCents: 1600, unit: "hour" },
    description: { nl: "Koffie, **veel** koffie.", source: "nl" },
    requirements: null,
    languages: ["nl"],
    apply: { way: "email", to: "werk@example.org" },
    validThrough: inDays(30),
    isSample: false,
    ...change,
  };
}

/** It is open, unless it takes other steps. */
export async function addJob(
  database: Database,
  change: JobOfTest,
  { steps = ["submit", "approve"], now = NOW }: { steps?: JobStep[]; now?: Date } = {},
): Promise<{ id: number; slug: string }> {
  const job = await addJobOffer(database, jobOffer(change), { now });
  for (const step of steps) await moveJobOffer(database, { jobId: job.id, step, now });
  return job;
}
