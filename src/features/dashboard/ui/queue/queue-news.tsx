import { Trans } from "@lingui/react/macro";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type QueueNewsProps = {
  /** What went wrong last; null while nothing has. */
  alert: string | null;
  /** What was decided last. */
  told: string | null;
  /** The address is of a case that waits no more. */
  isMissing: boolean;
};

/** What became of a decision, and of what somebody came for. */
export function QueueNews({ alert, told, isMissing }: QueueNewsProps) {
  return (
    <div>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
      <LiveRegion>{told !== null && <Notice tone="done">{told}</Notice>}</LiveRegion>
      {isMissing && (
        <Notice>
          <Trans id="dashboard.missing">
            The case you came for isn’t in this list. It may be decided already.
          </Trans>
        </Notice>
      )}
    </div>
  );
}
