import { Trans, useLingui } from "@lingui/react/macro";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { deleteReview } from "../../calls.ts";

type WithdrawDialogProps = { reviewId: number; onWithdrawn: () => void; onClose: () => void };

/** Asks once more before a review is taken back. */
export function WithdrawDialog({ reviewId, onWithdrawn, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const { isBusy, failure, press } = usePress();

  async function withdraw() {
    if (await press(() => deleteReview(reviewId))) onWithdrawn();
  }
  return (
    <Dialog
      isOpen
      title={t({ id: "own-review.withdraw.title", message: "Withdraw your review?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={() => void withdraw()}>
            <Trans id="own-review.withdraw.yes">Withdraw it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="own-review.withdraw.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <Trans id="own-review.withdraw.text">
            Its stars no longer count, and nobody else sees it. You can post it again later.
          </Trans>
        </p>
        <LiveRegion>
          {failure !== undefined && !isBusy && (
            <Notice tone="problem">
              <Trans id="own-review.withdraw.failed">That didn’t work. Try again in a moment.</Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
