import type { useSaveLatest } from "#platform/use-save-latest.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { SavedLine } from "./saved-line.tsx";
import { useSaveWords } from "./use-save-words.ts";

/** How far the saving of a choice is, beside it. */
export function SaveProgress({ saving }: { saving: Omit<ReturnType<typeof useSaveLatest>, "keep"> }) {
  const words = useSaveWords();
  const { state, tryAgain } = saving;
  return (
    <>
      <SavedLine isDone={state === "saved"}>
        {state === "saving" && words.saving}
        {state === "saved" && words.saved}
      </SavedLine>
      <LiveRegion>
        {state === "failed" && (
          <Notice tone="problem">
            <Stack gap={2}>
              <p>{words.failed}</p>
              <Button kind="quiet" onClick={tryAgain}>
                {words.tryAgain}
              </Button>
            </Stack>
          </Notice>
        )}
      </LiveRegion>
    </>
  );
}
