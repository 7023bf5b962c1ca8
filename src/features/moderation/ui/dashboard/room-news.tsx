import { Trans } from "@lingui/react/macro";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type RoomNewsProps = {
  /** What went wrong last; null while nothing has. */
  alert: string | null;
  /** What was decided last. The case is gone from the list: only who does not see that has to hear it. */
  told: string | null;
  /** The address is of a case that waits no more. */
  isMissing: boolean;
};

/** What became of a decision, and of what somebody came for. */
export function RoomNews({ alert, told, isMissing }: RoomNewsProps) {
  return (
    <div>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
      <LiveRegion>{told !== null && <VisuallyHidden>{told}</VisuallyHidden>}</LiveRegion>
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
