import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { removeItem } from "#features/dashboard/calls.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PostToEdit } from "../../post-to-edit.ts";

/** Asks once more: what is deleted comes back by nothing. */
export function RemovePostDialog({ post: { id, rev }, onClose }: { post: PostToEdit; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const isBusy = state === "busy";

  async function remove() {
    if (isBusy) return;
    setState("busy");
    try {
      await removeItem("discover", { _id: String(id), rev });
      // Its own page is gone, so it is not loaded again.
      await navigate("/dashboard/discover", { replace: true });
    } catch {
      setState("failed");
    }
  }
  return (
    <Dialog
      isOpen
      title={t({ id: "post-editing.remove.title", message: "Delete this post for good?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={() => void remove()}>
            <Trans id="post-editing.remove.yes">Delete it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="post-editing.remove.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <Trans id="post-editing.remove.text">
            Its text in all languages and its pictures are gone, and can’t be brought back.
          </Trans>
        </p>
        <LiveRegion>
          {state === "failed" && (
            <Notice tone="problem">
              <Trans id="post-editing.remove.failed">
                It’s still there. Load the page again: somebody may have changed it meanwhile.
              </Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
