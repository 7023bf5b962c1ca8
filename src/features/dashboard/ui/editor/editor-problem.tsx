import { Trans } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { EditorProblem } from "./use-editor.ts";

/** Why the last save did not arrive. What was typed is still in the fields. */
export function EditorProblemNotice({ problem }: { problem: EditorProblem | undefined }) {
  return (
    <LiveRegion>
      {problem && (
        <Notice tone={problem === "together" ? "warning" : "problem"}>
          <Reason problem={problem} />
        </Notice>
      )}
    </LiveRegion>
  );
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
          You’re no longer logged in. What you typed is kept on this device: log in again and save it then.
        </Trans>
      );
    case "notAllowed":
      return (
        <Trans id="dashboard.problem.not-allowed">
          You may not do this any more. What you typed is kept on this device.
        </Trans>
      );
    case "gone":
      return <Trans id="dashboard.problem.gone">It isn’t there any more. What you typed is kept here.</Trans>;
    case "together":
      return (
        <Trans id="dashboard.problem.together">
          Somebody else saved other fields in between. Both are put together now: look at it and save once
          more.
        </Trans>
      );
  }
}
