import { Trans } from "@lingui/react/macro";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { CaughtNote } from "#features/words/ui/word-editing/caught-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedReport } from "../../queue.ts";
import { useTargetWords } from "../decision-words.ts";
import { CasePicture } from "./case-picture.tsx";
import { caseNameOf } from "./case-name.ts";
import styles from "./dashboard.module.css";
import { Author, Reports } from "./evidence.tsx";
import { Remarks } from "./remarks.tsx";
import { type Removal, RemovalForm } from "./removal-form.tsx";

type ReportCaseProps = {
  report: QueuedReport;
  history: AuthorHistory | null;
  sentences: RefusalSentences;
  /** What was typed before somebody looked at another case, or sent and came back. */
  draft: Partial<Removal> | undefined;
  onType: (typed: Partial<Removal>) => void;
  onDecide: (changes: DecideForm["changes"]) => void;
};

/** Something that was reported, and the decision about it. */
export function ReportCase({ report, history, sentences, draft, onType, onDecide }: ReportCaseProps) {
  const isHydrated = useIsHydrated();
  const targets = useTargetWords();
  const { id, targetType, targetId, user, content, path, isRemovable, reason, reports, caught } = report;
  // A node: as a string, what somebody typed would be read as markup of the message.
  const name = <>{caseNameOf(report) ?? targets[targetType]}</>;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <CaseHeading>
          <Trans id="dashboard.about">
            {targets[targetType]}: {path ? <Link to={path}>{name}</Link> : name}
          </Trans>
        </CaseHeading>
        {targetType === "user" && user && <Portrait src={user.thumbnail} size={6} />}
        {content && <p className={styles.words}>{content}</p>}
        <CasePicture {...report} />
      </Stack>
      <CaughtNote caught={caught} />
      {caught.length === 0 && reports.some(({ isByRule }) => isByRule) && (
        <Notice>
          <Trans id="dashboard.caught-before">
            It’s here because it said a watched word. By now it says none, or the word isn’t watched any more.
          </Trans>
        </Notice>
      )}
      {user && <Author user={user} history={history} />}
      <Reports reports={reports} />
      <Remarks key={`${targetType} ${targetId}`} type={targetType} id={targetId} />
      <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
        <Stack gap={6}>
          <Button data-key="decide" disabled={!isHydrated} onClick={() => onDecide({ decision: "kept" })}>
            <Trans id="dashboard.keep">It stays</Trans>
          </Button>
          {isRemovable ? (
            <RemovalForm
              id={id}
              suggested={reason}
              sentences={sentences}
              draft={draft}
              onType={onType}
              isPerson={targetType === "user"}
              onRemove={(removal) => onDecide({ decision: "removed", ...removal })}
            />
          ) : (
            <p className={styles.small}>
              <Trans id="dashboard.not-removable">
                Places, products and brands aren’t removed here: what is wrong about them is corrected.
              </Trans>
            </p>
          )}
        </Stack>
      </Section>
    </Stack>
  );
}
