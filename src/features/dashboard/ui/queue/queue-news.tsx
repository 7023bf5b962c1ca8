import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";

type QueueNewsProps = {
  /** What went wrong last; null while nothing has. */
  alert: string | null;
  /** The address is of a case that waits no more. */
  isMissing: boolean;
};

/** Why something was not decided, and of what somebody came for. */
export function QueueNews({ alert, isMissing }: QueueNewsProps) {
  return (
    <div>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
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
