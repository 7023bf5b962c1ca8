import { Plural, Trans } from "@lingui/react/macro";
import { saveItem } from "#features/dashboard/calls.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { IssueStep, IssueToEdit } from "../../issue.ts";
import { IssueBadges } from "./issue-badges.tsx";
import styles from "./issue-editing.module.css";

/** How many have got an issue that has begun, and the way to stop it and to go on. */
export function IssueProgressPart({ issue }: { issue: IssueToEdit }) {
  const isHydrated = useIsHydrated();
  const { isBusy, failure, press } = usePress();
  const { state, progress } = issue.shown;
  const { sent, waiting, failed, left } = progress;
  const take = (step: IssueStep) =>
    void press(() => saveItem("newsletter", { _id: String(issue.id), rev: issue.rev, changes: { step } }));
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <IssueBadges issue={issue} />
        {state === "sending" && (
          <Button kind="danger" disabled={!isHydrated} isLoading={isBusy} onClick={() => take("stop")}>
            <Trans id="issue-editing.stop">Stop</Trans>
          </Button>
        )}
        {state === "stopped" && (
          <Button disabled={!isHydrated} isLoading={isBusy} onClick={() => take("goOn")}>
            <Trans id="issue-editing.go-on">Go on</Trans>
          </Button>
        )}
      </Cluster>
      <ul className={styles.counts}>
        <li>
          <Plural id="issue-editing.progress.sent" value={sent} one="# sent" other="# sent" />
        </li>
        <li>
          <Plural id="issue-editing.progress.waiting" value={waiting} one="# waiting" other="# waiting" />
        </li>
        <li>
          <Plural id="issue-editing.progress.failed" value={failed} one="# failed" other="# failed" />
        </li>
        {left > 0 && (
          <li>
            <Plural
              id="issue-editing.progress.left"
              value={left}
              one="# unsubscribed in between"
              other="# unsubscribed in between"
            />
          </li>
        )}
      </ul>
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="issue-editing.failed">
              That didn’t work. Load the page again, then try once more.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
    </Stack>
  );
}
