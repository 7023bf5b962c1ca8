import type { AskedNow } from "#features/deals/server/deals-now.ts";
import type { Database } from "#platform/database/database.ts";
import type { JobCard } from "../job-offer.ts";
import { jobsNow } from "./jobs-now.ts";

interface Asked extends AskedNow {
  brandSlug: string;
}

/** The work that this brand offers now, the newest first. */
export async function jobsOfBrand(database: Database, { brandSlug, ...asked }: Asked): Promise<JobCard[]> {
  const jobs = await jobsNow(database, asked);
  return jobs.filter(({ employer }) => employer.kind === "brand" && employer.slug === brandSlug);
}
