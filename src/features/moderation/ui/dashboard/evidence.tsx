import { Plural, Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import type { Person } from "#features/accounts/person.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { AuthorHistory, ReportWords } from "../../queue.ts";
import type { RemarkedType } from "../../remark.ts";
import { useOutcomeWords, useReasonWords } from "../decision-words.ts";
import styles from "./dashboard.module.css";
import { Remarks } from "./remarks.tsx";

/** What people said who reported it. Who they are is told nobody. */
export function Reports({ reports: all }: { reports: readonly ReportWords[] }) {
  const reasons = useReasonWords();
  const reports = all.filter(({ isByRule }) => !isByRule);
  if (reports.length === 0) return null;
  return (
    <Section
      level={3}
      title={<Plural id="dashboard.reports" value={reports.length} one="# report" other="# reports" />}
    >
      <ul className={styles.reports}>
        {reports.map(({ id, reason, text, isByMember, reportedAt }) => (
          <li key={id} className={styles.report}>
            <strong>{reasons[reason]}</strong>{" "}
            <span className={styles.small}>
              {isByMember ? (
                <Trans id="dashboard.by-member">with an account</Trans>
              ) : (
                <Trans id="dashboard.by-guest">without an account</Trans>
              )}
              , <Day at={reportedAt} />
            </span>
            {text && <p className={styles.words}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who wrote it, and what was decided about them before. */
export function Author({
  user,
  history,
}: {
  user: Pick<Person, "name" | "url"> | null;
  history: AuthorHistory | null;
}) {
  const outcomes = useOutcomeWords();
  const reasons = useReasonWords();
  if (!user) {
    return (
      <p>
        <Trans id="dashboard.author-gone">Its author is gone.</Trans>
      </p>
    );
  }
  const { name, url } = user;
  return (
    <Stack gap={2}>
      <p>
        <Trans id="dashboard.author">
          By <Link to={`/user/${url}`}>{name}</Link>
        </Trans>
      </p>
      {history && <Figures history={history} />}
      {history && history.decisions.length > 0 && (
        <ul>
          {history.decisions.map(({ id, outcome, reason, decidedAt }) => (
            <li key={id}>
              <Link to={`/moderation/${id}`}>
                <Trans id="dashboard.decided-for">
                  {outcomes[outcome]}: {reasons[reason]}
                </Trans>
              </Link>
              , <Day at={decidedAt} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/**
 * `Author` for the queues of other slices, which know who somebody is and whether `history` is of them; below it what colleagues were
 * told of the case, where it is about something that remarks are kept of.
 */
export function authorWith(history: AuthorHistory | null) {
  return (
    user: Pick<Person, "name" | "url"> | null,
    isLoaded: boolean,
    about?: { type: RemarkedType; id: string },
  ) => (
    <>
      <Author user={user} history={isLoaded ? history : null} />
      {about && <Remarks key={`${about.type} ${about.id}`} {...about} />}
    </>
  );
}

function Figures({ history }: { history: AuthorHistory }) {
  const { since, points, trust, reviewCount, removedCount, rightReports, decidedReports } = history;
  return (
    <p className={styles.small}>
      <Trans id="dashboard.since">
        Here since <Day at={since} />
      </Trans>
      {" · "}
      <Plural id="contributions.points" value={points} one="# point" other="# points" />
      {" · "}
      <Trans id="dashboard.trust">Trust level {trust} of 3</Trans>
      {" · "}
      <Plural id="dashboard.shown-reviews" value={reviewCount} one="# review shown" other="# reviews shown" />
      {" · "}
      <Plural id="dashboard.removals" value={removedCount} one="# removal" other="# removals" />
      {decidedReports > 0 && (
        <>
          {" · "}
          <Trans id="dashboard.right-reports">
            Own reports upheld: {rightReports} of {decidedReports}
          </Trans>
        </>
      )}
    </p>
  );
}
