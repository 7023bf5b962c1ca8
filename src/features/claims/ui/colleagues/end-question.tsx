import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CallFailed } from "#platform/http-client.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LAST_TO_SPEAK } from "../../call-refusals.ts";
import { endColleague, type NamedItem } from "../../calls.ts";

type EndQuestionProps = {
  item: NamedItem;
  colleague: { _id: string; name: string };
  isReader: boolean;
  /** Nobody else speaks for it, as far as the page knows. */
  isLast: boolean;
  /** They speak for it no more. */
  onEnded: () => Promise<void>;
  onClose: () => void;
};

/** Asks before somebody’s access ends. Of the last one it says what that means. */
export function EndQuestion({ item, colleague, isReader, onEnded, onClose, ...known }: EndQuestionProps) {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const [isLast, setIsLast] = useState(known.isLast);
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const { _id: account, name } = colleague;

  async function end() {
    setState("busy");
    try {
      await endColleague({ item, account, evenIfLast: isLast });
    } catch (error) {
      // Others have ended theirs since the page was read: what that means is read before it is said again.
      const isNews = LAST_TO_SPEAK.in(error) !== undefined;
      if (isNews) setIsLast(true);
      // A colleague was quicker.
      else if (error instanceof CallFailed && error.status === 404) return onEnded();
      return setState(isNews ? "asking" : "failed");
    }
    await onEnded();
  }

  return (
    <Dialog
      isOpen
      isAlert
      title={
        isReader
          ? t({ id: "colleagues.leave.title", message: "Stop looking after this page?" })
          : t({ id: "colleagues.end.title", message: `End the access of ${name}?` })
      }
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={state === "busy"} onClick={() => void end()}>
            {isReader ? (
              <Trans id="colleagues.leave.yes">Yes, stop</Trans>
            ) : (
              <Trans id="colleagues.end.yes">Yes, end it</Trans>
            )}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="colleagues.end.no">Leave it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          {isReader ? (
            <Trans id="colleagues.leave.text">
              From then on you can’t change this page any more. Links that you invited others with count no
              more.
            </Trans>
          ) : (
            <Trans id="colleagues.end.text">
              From then on {name} can’t change this page any more, and is told so. Links that {name} invited
              others with count no more.
            </Trans>
          )}
        </p>
        <LiveRegion>
          {isLast && (
            <Notice tone="warning">
              <Trans id="colleagues.end.last">
                Nobody else looks after this page. After this nobody can, until somebody shows again that it
                is theirs.
              </Trans>
            </Notice>
          )}
          {state === "failed" && <Notice tone="problem">{failed}</Notice>}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
