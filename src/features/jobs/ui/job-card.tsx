import { Trans } from "@lingui/react/macro";
import { Day } from "#features/deals/ui/day.tsx";
import styles from "#features/deals/ui/deals.module.css";
import { InventedBadge } from "#features/deals/ui/news-badges.tsx";
import { Said } from "#features/deals/ui/said.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import type { JobCard as Job } from "../job-offer.ts";
import { HoursLine, SalaryLine } from "./job-terms.tsx";
import { useEmploymentWords, useJobRoleWords } from "./job-words.ts";

/** A job in a list: what, with whom, where, for how much and until when. The whole card is one link. */
export function JobCard({ job, level = 2 }: { job: Job; level?: 2 | 3 }) {
  const roles = useJobRoleWords();
  const employments = useEmploymentWords();
  const Heading = level === 2 ? "h2" : "h3";
  const { employer, city, hours, salary } = job;
  return (
    <Card as="li">
      <Heading className={styles.name}>
        <CardLink to={`/jobs/${job.slug}`}>
          <Said words={job.title} />
        </CardLink>
      </Heading>
      <p className={styles.line}>
        {employer.name}
        {city && `, ${city.name}`}
      </p>
      {hours && (
        <p className={styles.line}>
          <HoursLine hours={hours} />
        </p>
      )}
      {salary && (
        <p className={styles.price}>
          <SalaryLine salary={salary} />
        </p>
      )}
      <p className={styles.line}>
        <Trans id="jobs.until">
          Apply until <Day at={job.validThrough} />
        </Trans>
      </p>
      <div className={styles.badges}>
        {job.isSample && <InventedBadge />}
        <Badge>{roles[job.role]}</Badge>
        <Badge>{employments[job.employment]}</Badge>
      </div>
    </Card>
  );
}
