import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";

type QueueNewsProps = {
  /** What went wrong, each by itself. */
  alerts: readonly string[];
  /** The address is of a case that waits no more. */
  isMissing: boolean;
};

/** Why something was not decided, and of what somebody came for. */
export function QueueNews({ alerts, isMissing }: QueueNewsProps) {
  return (
    <div>
      <div role="alert">
        {alerts.length > 0 && (
          <Notice tone="problem">
            {alerts.map((alert) => (
              <p key={alert}>{alert}</p>
            ))}
          </Notice>
        )}
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
