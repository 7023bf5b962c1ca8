import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { InventedBadge, LanguageBadge } from "#features/news/ui/news-badges.tsx";
import { SaidProse } from "#features/news/ui/said-prose.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { formatTag, languageTag } from "#platform/i18n/locales.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { JobOffer } from "../job-offer.ts";
import styles from "#features/news/ui/news.module.css";
import { EmployerPicture } from "./employer-picture.tsx";
import { HowToApply } from "./how-to-apply.tsx";
import { HoursLine, SalaryLine } from "./job-terms.tsx";
import { useEmploymentWords, useJobRoleWords } from "./job-words.ts";

type JobSheetProps = {
  job: JobOffer;
  /** Nobody is logged in. */
  isGuest: boolean;
};

/** Everything about a job. */
export function JobSheet({ job, isGuest }: JobSheetProps) {
  const { employer, city } = job;
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <div className={styles.drawn}>
          <EmployerPicture employer={employer} isOpening />
        </div>
        <Stack gap={3}>
          <h1>
            <Said words={job.title} />
          </h1>
          <p>
            <Link to={`/${employer.kind === "shop" ? "coffeeshop" : "brand"}/${employer.slug}`}>
              {employer.name}
            </Link>
            {city && `, ${city.name}`}
          </p>
          <JobBadges job={job} />
        </Stack>
      </div>
      {!job.isOpen && (
        <Notice>
          <p>
            <Trans id="jobs.over">This job is no longer open.</Trans>{" "}
            <Link to="/jobs">
              <Trans id="jobs.see-others">See who’s hiring now</Trans>
            </Link>
          </p>
        </Notice>
      )}
      <JobFacts job={job} />
      <Section title={<Trans id="jobs.description">The work</Trans>}>
        <SaidProse prose={job.description} />
      </Section>
      {job.requirements && (
        <Section title={<Trans id="jobs.requirements">What they’re looking for</Trans>}>
          <SaidProse prose={job.requirements} />
        </Section>
      )}
      <HowToApply job={job} isGuest={isGuest} />
    </Stack>
  );
}

function JobBadges({ job }: { job: JobOffer }) {
  const roles = useJobRoleWords();
  const employments = useEmploymentWords();
  return (
    <Cluster gap={2}>
      {job.isSample && <InventedBadge />}
      <Badge>{roles[job.role]}</Badge>
      <Badge>{employments[job.employment]}</Badge>
      <LanguageBadge of={[job.title, job.description]} />
    </Cluster>
  );
}

function JobFacts({ job: { hours, salary, languages, postedAt, validThrough } }: { job: JobOffer }) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(formatTag(i18n.locale), { type: "language" });
  const spoken = languages.map((locale) => names.of(languageTag(locale)) ?? locale);
  const unknown = <Trans id="jobs.unsaid">Not stated</Trans>;
  return (
    <DefinitionList
      items={[
        {
          id: "hours",
          term: <Trans id="jobs.term.hours">Hours</Trans>,
          description: hours ? <HoursLine hours={hours} /> : unknown,
        },
        {
          id: "salary",
          term: <Trans id="jobs.term.salary">Pay before tax</Trans>,
          description: salary ? <SalaryLine salary={salary} /> : unknown,
        },
        {
          id: "languages",
          term: <Trans id="jobs.term.languages">Languages</Trans>,
          description:
            spoken.length > 0 ? new Intl.ListFormat(formatTag(i18n.locale)).format(spoken) : unknown,
        },
        {
          id: "posted",
          term: <Trans id="jobs.term.posted">Posted</Trans>,
          description: <Day at={postedAt} form="date" />,
        },
        {
          id: "until",
          term: <Trans id="jobs.term.until">Apply by</Trans>,
          description: <Day at={validThrough} form="date" />,
        },
      ]}
    />
  );
}
