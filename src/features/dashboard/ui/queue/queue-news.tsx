import { Trans } from "@lingui/react/macro";
import type { QueueAlert } from "./use-decisions.ts";
import { Notice } from "#ui/notice/notice.tsx";

type QueueNewsProps = {
  /** What went wrong since the last decision. */
  alerts: readonly QueueAlert[];
  /** The address is of a case that waits no more. */
  isMissing: boolean;
};

/** Why something was not decided, and of what somebody came for. */
export function QueueNews({ alerts, isMissing }: QueueNewsProps) {
  return (
    <div>
      <div role="alert">
        {alerts.map(({ id, name, why }) => (
          <Notice key={id} tone="problem" title={name}>
            {why}
          </Notice>
        ))}
      </div>
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
