import { Trans, useLingui } from "@lingui/react/macro";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Application } from "../../application.ts";
import { removeApplication } from "../../calls.ts";

type RemoveApplicationDialogProps = {
  application: Application;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks once more: what is erased comes back by nothing. */
export function RemoveApplicationDialog({ application, onRemoved, onClose }: RemoveApplicationDialogProps) {
  const { t } = useLingui();
  const { isBusy, failure, press } = usePress();
  const { _id: id, name } = application;

  async function remove() {
    if (!(await press(() => removeApplication(id)))) return;
    onClose();
    onRemoved();
  }
  return (
    <Dialog
      isOpen
      title={t({ id: "job-editing.applications.remove.title", message: `Erase the application of ${name}?` })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={() => void remove()}>
            <Trans id="job-editing.applications.remove.yes">Erase it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="job-editing.applications.remove.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <Trans id="job-editing.applications.remove.text">
            Message and CV are gone at once, and can’t be brought back.
          </Trans>
        </p>
        <LiveRegion>
          {failure !== undefined && !isBusy && (
            <Notice tone="problem">
              <Trans id="job-editing.applications.failed">That didn’t work. Try again in a moment.</Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
