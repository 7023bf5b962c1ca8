import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { phoneText } from "#features/shops/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { decideClaim } from "../../calls.ts";
import type { WaitingClaim } from "../../claim.ts";

/** Draws the six digits that an admin reads out over the public telephone. They are shown once; asking again draws others. */
export function CallCode({ claim, number }: { claim: WaitingClaim; number: string }) {
  const isHydrated = useIsHydrated();
  const [code, setCode] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const phone = phoneText(number);
  const { name } = claim.item;

  function draw(): void {
    setHasFailed(false);
    decideClaim({ _id: claim["_id"], rev: claim.rev, changes: { decision: "call" } }).then(
      ({ code: drawn }) => setCode(drawn),
      () => setHasFailed(true),
    );
  }

  const spaced = code && `${code.slice(0, 3)} ${code.slice(3)}`;
  return (
    <Stack gap={3}>
      <div>
        <Button kind="quiet" data-key="why" disabled={!isHydrated} onClick={draw}>
          <Trans id="dashboard.claims.call">Draw the six digits for the call</Trans>
        </Button>
      </div>
      <LiveRegion>
        {spaced && (
          <Notice>
            <Trans id="dashboard.claims.read-out">
              Call {phone} and read out <strong>{spaced}</strong> to whoever answers for {name}. They count
              for three days; earlier digits count no more.
            </Trans>
          </Notice>
        )}
        {hasFailed && (
          <Notice tone="problem">
            <Trans id="dashboard.claims.call-failed">
              That didn’t work. Load the page again: the claim may have changed.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
    </Stack>
  );
}
