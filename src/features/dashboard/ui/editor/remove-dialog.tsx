import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { NotRemoved } from "./not-removed.tsx";
import { useRemoval } from "./use-removal.ts";

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
  const { isBusy, failure, remove } = useRemoval(list, item);
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
        <LiveRegion>{failure !== undefined && (renderRefusal?.(failure) ?? <NotRemoved />)}</LiveRegion>
      </Stack>
    </Dialog>
  );
}
