import { Grid } from "#ui/layout/grid.tsx";
import type { JobCard as Job } from "../job-offer.ts";
import { JobCard } from "./job-card.tsx";

/** Jobs as cards, as many columns as fit. */
export function JobGrid({ jobs, level }: { jobs: readonly Job[]; level?: 2 | 3 }) {
  return (
    <Grid as="ul" columns="cards">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} level={level} />
      ))}
    </Grid>
  );
}
