import { Trans } from "@lingui/react/macro";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { withdraw } from "../calls.ts";
import type { Withdrawn } from "../change-forms.ts";

/** The button that takes back what one sent and nobody has looked at. */
export function TakeBack({ what }: { what: Withdrawn }) {
  const { isBusy, failure, press } = usePress();
  return (
    <>
      <Button kind="bare" isLoading={isBusy} onClick={() => void press(() => withdraw(what))}>
        <Trans id="contributions.take-back">Withdraw</Trans>
      </Button>
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="contributions.failed">That didn’t work. Try again in a moment.</Trans>
          </Notice>
        )}
      </LiveRegion>
    </>
  );
}
