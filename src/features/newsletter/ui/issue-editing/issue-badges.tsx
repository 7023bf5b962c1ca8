import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";
import type { IssueState, IssueToEdit } from "../../issue.ts";
import { ISSUE_STATE_LABELS } from "../../issue-fields.ts";

const TONES: Partial<Record<IssueState, "canal" | "brick" | "saffron">> = {
  sending: "saffron",
  stopped: "brick",
  sent: "canal",
};

/** Where an issue stands, and whether it is invented. */
export function IssueBadges({ issue: { shown } }: { issue: IssueToEdit }) {
  const { i18n } = useLingui();
  return (
    <>
      <Badge tone={TONES[shown.state] ?? "neutral"}>{i18n._(ISSUE_STATE_LABELS[shown.state])}</Badge>{" "}
      {shown.isSample && (
        <Badge tone="saffron">
          <Trans id="issue-editing.sample">Sample, invented</Trans>
        </Badge>
      )}
    </>
  );
}
