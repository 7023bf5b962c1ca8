import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { JobCard } from "../job-offer.ts";
import { JobGrid } from "./job-grid.tsx";

/** The work that a shop or a brand offers, for its page. Nothing where there is none. */
export function ShopJobs({ jobs }: { jobs: readonly JobCard[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section id="jobs" title={<Trans id="jobs.title-short">Jobs</Trans>}>
      <JobGrid jobs={jobs} level={3} />
    </Section>
  );
}
