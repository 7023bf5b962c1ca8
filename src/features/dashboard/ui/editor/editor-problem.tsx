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
          You’re no longer logged in. A copy of what you typed is on this device: log in again, then save it.
        </Trans>
      );
    case "notAllowed":
      return (
        <Trans id="dashboard.problem.not-allowed">
          You’re no longer allowed to do this. A copy of what you typed is on this device.
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
