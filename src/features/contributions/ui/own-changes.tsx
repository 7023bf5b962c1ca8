import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { withdrawChange } from "../calls.ts";
import { changedNameOf, changedPathOf } from "../changed-item.ts";
import type { ChangeState, UserChange } from "../change.ts";
import styles from "./contributed.module.css";
import { useChangeSubject } from "./use-change-subject.ts";

type OwnChangesProps = { changes: readonly UserChange[]; points: number };

/** What one suggested, and what became of it; what waits can be taken back. */
export function OwnChanges({ changes, points }: OwnChangesProps) {
  return (
    <Section id="contributions" title={<Trans id="contributions.own">What you’ve contributed</Trans>}>
      <Stack gap={2}>
        <p>
          <Plural id="contributions.points" value={points} one="# point" other="# points" />
        </p>
        <ul className={styles.own}>
          {changes.map((change) => {
            const { _id: id } = change;
            return <OwnChange key={id} id={id} change={change} />;
          })}
        </ul>
      </Stack>
    </Section>
  );
}

function OwnChange({ id, change }: { id: string; change: UserChange }) {
  const { t } = useLingui();
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const about = <>{useChangeSubject()(change)}</>;
  const { isBusy, failure, press } = usePress();
  const { state, suggestedAt } = change;
  const name = <>{changedNameOf(change)}</>;
  const path = changedPathOf(change);
  const states: Record<ChangeState, string> = {
    pending: t({ id: "contributions.pending", message: "Waiting" }),
    approved: t({ id: "contributions.approved", message: "On the page" }),
    rejected: t({ id: "contributions.rejected", message: "Not accepted" }),
    withdrawn: t({ id: "contributions.withdrawn", message: "Withdrawn" }),
  };
  return (
    <li>
      <span>
        <Trans id="contributions.about">
          {path === null ? name : <Link to={path}>{name}</Link>}: {about}
        </Trans>
        <span className={styles.state}>
          {states[state]}, <Day at={suggestedAt} form="date" />
        </span>
      </span>
      {state === "pending" && (
        <Button kind="bare" isLoading={isBusy} onClick={() => void press(() => withdrawChange(id))}>
          <Trans id="contributions.take-back">Withdraw</Trans>
        </Button>
      )}
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="contributions.failed">That didn’t work. Try again in a moment.</Trans>
          </Notice>
        )}
      </LiveRegion>
    </li>
  );
}
