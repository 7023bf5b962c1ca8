import { Plural, Trans } from "@lingui/react/macro";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { withdrawChange } from "../calls.ts";
import type { UserChange } from "../change.ts";
import styles from "./contributed.module.css";
import { useChangeSubject } from "./use-change-subject.ts";

type OwnWaitingListProps = {
  changes: readonly UserChange[];
  imageCount: number;
};

/** What the reader sent, in the place where it will be; nobody else is shown it. */
export function OwnWaitingList({ changes, imageCount }: OwnWaitingListProps) {
  return (
    <ul className={styles.own}>
      {changes.map((change) => (
        <WaitingChange key={change["_id"]} change={change} />
      ))}
      {imageCount > 0 && (
        <li>
          <span>
            <Plural id="contributions.own-photos" value={imageCount} one="Your photo" other="Your # photos" />
            <Waiting />
          </span>
        </li>
      )}
    </ul>
  );
}

function WaitingChange({ change }: { change: UserChange }) {
  const { isBusy, failure, press } = usePress();
  const subjectOf = useChangeSubject();
  const hours = change.fields.find(({ field }) => field === "openingHours")?.after;
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const about = typeof hours === "string" ? <code>{hours}</code> : <>{subjectOf(change)}</>;
  return (
    <li>
      <span>
        <Trans id="contributions.yours">From you: {about}</Trans>
        <Waiting />
      </span>
      <Button kind="bare" isLoading={isBusy} onClick={() => void press(() => withdrawChange(change["_id"]))}>
        <Trans id="contributions.take-back">Withdraw</Trans>
      </Button>
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

function Waiting() {
  return (
    <span className={styles.state}>
      <Trans id="contributions.unchecked">Waiting to be checked. Only you can see this.</Trans>
    </span>
  );
}
