import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedReport } from "../../queue.ts";
import { useTargetWords } from "../decision-words.ts";
import { CasePicture } from "./called-picture.tsx";
import { CaseHeading } from "./case-heading.tsx";
import { caseNameOf } from "./case-name.ts";
import styles from "./dashboard.module.css";
import { Author, Reports } from "./evidence.tsx";
import { type Removal, RemovalForm } from "./removal-form.tsx";

type ReportCaseProps = {
  report: QueuedReport;
  history: AuthorHistory | null;
  /** What was sent before and came back. */
  draft: DecideForm["changes"] | undefined;
  onDecide: (changes: DecideForm["changes"]) => void;
};

/** Something that was reported, and the decision about it. */
export function ReportCase({ report, history, draft, onDecide }: ReportCaseProps) {
  const isHydrated = useIsHydrated();
  const targets = useTargetWords();
  const { id, targetType, user, content, path, isRemovable, reason, reports } = report;
  const name = caseNameOf(report) ?? targets[targetType];
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <CaseHeading>
          <Trans id="dashboard.about">
            {targets[targetType]}: {path ? <Link to={path}>{name}</Link> : name}
          </Trans>
        </CaseHeading>
        {content && <p className={styles.words}>{content}</p>}
        <CasePicture {...report} />
      </Stack>
      {user && <Author user={user} history={history} />}
      <Reports reports={reports} />
      <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
        <Stack gap={6}>
          <Button disabled={!isHydrated} onClick={() => onDecide({ decision: "kept" })}>
            <Trans id="dashboard.keep">It stays</Trans>
          </Button>
          {isRemovable ? (
            <RemovalForm
              id={id}
              suggested={reason}
              draft={removalOf(draft)}
              onRemove={(removal) => onDecide({ decision: "removed", ...removal })}
            />
          ) : (
            <p className={styles.small}>
              <Trans id="dashboard.not-removable">
                Places, products, brands and people aren’t removed here: what is wrong about them is
                corrected.
              </Trans>
            </p>
          )}
        </Stack>
      </Section>
    </Stack>
  );
}

function removalOf(draft: ReportCaseProps["draft"]): Removal | undefined {
  if (!draft?.reason) return undefined;
  return { reason: draft.reason, explanation: draft.explanation ?? "" };
}
