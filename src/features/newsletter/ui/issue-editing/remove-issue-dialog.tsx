import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { removeItem } from "#features/dashboard/calls.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { IssueToEdit } from "../../issue.ts";

/** Asks once more: what is deleted comes back by nothing. */
export function RemoveIssueDialog({
  issue: { id, rev },
  onClose,
}: {
  issue: IssueToEdit;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const isBusy = state === "busy";

  async function remove() {
    if (isBusy) return;
    setState("busy");
    try {
      await removeItem("newsletter", { _id: String(id), rev });
      // Its own page is gone, so it is not loaded again.
      await navigate("/dashboard/newsletter", { replace: true });
    } catch {
      setState("failed");
    }
  }
  return (
    <Dialog
      isOpen
      title={t({ id: "issue-editing.remove.title", message: "Delete this issue for good?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={() => void remove()}>
            <Trans id="issue-editing.remove.yes">Delete it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="issue-editing.remove.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <Trans id="issue-editing.remove.text">
            Its text in all languages is gone, and can’t be brought back.
          </Trans>
        </p>
        <LiveRegion>
          {state === "failed" && (
            <Notice tone="problem">
              <Trans id="issue-editing.remove.failed">
                It’s still there. Load the page again: somebody may have changed it meanwhile.
              </Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
