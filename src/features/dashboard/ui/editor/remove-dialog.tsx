import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { removeItem } from "../../calls.ts";

type RemoveDialogProps = {
  /** As its address names it: `/dashboard/{list}`. */
  list: string;
  item: { id: number; rev: string };
  title: string;
  /** What is gone with it. */
  children: ReactNode;
  /** What is said of a refusal that has a reason of its own. */
  renderRefusal?: (failure: unknown) => ReactNode;
  onClose: () => void;
};

/** Asks once more: what is deleted comes back by nothing. Then the list is what one sees. */
export function RemoveDialog({ list, item, title, children, renderRefusal, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await removeItem(list, { _id: String(item.id), rev: item.rev });
      // Its own page is gone, so it is not loaded again.
      await navigate(`/dashboard/${list}`, { replace: true });
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={() => void remove()}>
            <Trans id="dashboard.remove.yes">Delete it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="dashboard.remove.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <LiveRegion>
          {failure !== undefined &&
            (renderRefusal?.(failure) ?? (
              <Notice tone="problem">
                <Trans id="dashboard.remove.failed">
                  It’s still there. Load the page again: somebody may have changed it meanwhile.
                </Trans>
              </Notice>
            ))}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
