import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./editor.module.css";
import type { EditorProblem } from "./use-editor.ts";

type EditorProblemProps = {
  problem: EditorProblem | undefined;
  /** Sends once more what did not arrive. */
  onRetry?: () => void;
};

/** Why the last save did not arrive, beside the button that saves. What was typed is still in the fields. */
export function EditorProblemNotice({ problem, onRetry }: EditorProblemProps) {
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  if (!problem) return null;
  const isBack = problem === "offline" && isOnline;
  // Nothing is sent by itself: somebody may have gone on typing.
  const mayRetry = isBack || problem === "failed";
  return (
    <div role="alert" className={styles.problem}>
      <Notice tone={problem === "together" ? "warning" : "problem"}>
        <p>
          {isBack ? (
            <Trans id="dashboard.problem.online-again">You’re online again. This isn’t saved yet.</Trans>
          ) : (
            <Reason problem={problem} />
          )}
        </p>
        {mayRetry && onRetry && (
          <Button kind="bare" onClick={onRetry}>
            <Trans id="dashboard.problem.retry">Try again</Trans>
          </Button>
        )}
      </Notice>
    </div>
  );
}

function onNetwork(change: () => void): () => void {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, change);
  return () => {
    for (const event of events) window.removeEventListener(event, change);
  };
}

function Reason({ problem }: { problem: EditorProblem }) {
  const { failed, offline } = useFormWords();
  switch (problem) {
    case "failed":
      return failed;
    case "offline":
      return offline;
    case "signedOut":
      return (
        <Trans id="dashboard.problem.signed-out">
          You’re no longer logged in. A copy of what you typed is on this device: log in again, then save it.
        </Trans>
      );
    case "notAllowed":
      return (
        <Trans id="dashboard.problem.not-allowed">
          You’re no longer allowed to do this. A copy of what you typed is on this device.
        </Trans>
      );
    case "ownBusiness":
      return (
        <Trans id="dashboard.own-business">
          It’s yours, or belongs to a shop or brand you represent. Another admin decides.
        </Trans>
      );
    case "noOtherAdmin":
      return (
        <Trans id="dashboard.no-other-admin">
          It’s yours, or belongs to a shop or brand you represent, and nobody else is an admin here. It waits
          until somebody is.
        </Trans>
      );
    case "samplesOnly":
      return (
        <Trans id="dashboard.problem.samples-only">
          You’re trying this as a sample person, who can change samples only. What you typed is still here.
        </Trans>
      );
    case "gone":
      return <Trans id="dashboard.problem.gone">This no longer exists. What you typed is still here.</Trans>;
    case "together":
      return (
        <Trans id="dashboard.problem.together">
          Somebody else saved other fields in between. Both are merged now: check it and save again.
        </Trans>
      );
  }
}
