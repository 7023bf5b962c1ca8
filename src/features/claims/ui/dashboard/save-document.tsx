import { Trans } from "@lingui/react/macro";
import { documentKind } from "#platform/files/document-kind.ts";
import { saveFile } from "#platform/save-file.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { documentOfClaim } from "../../calls.ts";

/** Saves what was sent with a claim. It is never shown here: nobody has looked into it. */
export function SaveDocument({ claimId }: { claimId: string }) {
  const isHydrated = useIsHydrated();
  const { isBusy, failure, press } = usePress();
  const save = async () => {
    const file = await documentOfClaim(claimId);
    saveFile(file, `claim-${claimId}.${await endingOf(file)}`);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button kind="quiet" disabled={!isHydrated} isLoading={isBusy} onClick={() => void press(save)}>
          <Trans id="dashboard.claims.save-document">Save the document</Trans>
        </Button>
      </div>
      <p>
        <Trans id="dashboard.claims.unseen">
          It is as it was sent: nobody has checked it for viruses. The log notes that you opened it. Delete
          your copy once you have decided.
        </Trans>
      </p>
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="dashboard.claims.document-failed">
              That didn’t work. Try again in a moment; after the decision the document is erased.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
    </Stack>
  );
}

async function endingOf(file: Blob): Promise<string> {
  return documentKind(new Uint8Array(await file.arrayBuffer())) ?? "bin";
}
