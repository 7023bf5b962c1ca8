import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";

/** What is said of a removal that was refused, or did not arrive. */
export function NotRemoved() {
  return (
    <Notice tone="problem">
      <Trans id="dashboard.remove.failed">
        It’s still there. Load the page again: somebody may have changed it meanwhile.
      </Trans>
    </Notice>
  );
}
