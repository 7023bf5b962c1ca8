import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Day } from "#platform/i18n/day.tsx";
import styles from "#features/news/ui/news.module.css";
import { InventedBadge, LanguageBadge } from "#features/news/ui/news-badges.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import type { JobCard as Job } from "../job-offer.ts";
import { EmployerPicture } from "./employer-picture.tsx";
import { HoursLine, SalaryLine } from "./job-terms.tsx";
import { useEmploymentWords, useJobRoleWords } from "./job-words.ts";

type JobCardProps = { job: Job; level?: 2 | 3; action?: ReactNode };

/** A job in a list: what, with whom, where, for how much and until when. The whole card is one link, but for its action. */
export function JobCard({ job, level = 2, action }: JobCardProps) {
  const roles = useJobRoleWords();
  const employments = useEmploymentWords();
  const Heading = level === 2 ? "h2" : "h3";
  const { employer, city, hours, salary } = job;
  return (
    <Card as="li" action={action} className={styles.card} media={<EmployerPicture employer={employer} />}>
      <Heading className={styles.name}>
        <CardLink to={`/jobs/${job.slug}`}>
          <Said words={job.title} />
        </CardLink>
      </Heading>
      <p className={styles.line}>
        {employer.name}
        {city && `, ${city.name}`}
      </p>
      <p className={styles.line}>
        {roles[job.role]} · {employments[job.employment]}
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
          Apply by <Day at={job.validThrough} />
        </Trans>
      </p>
      <div className={styles.badges}>
        {job.isSample && <InventedBadge />}
        <LanguageBadge of={[job.title]} />
      </div>
    </Card>
  );
}
