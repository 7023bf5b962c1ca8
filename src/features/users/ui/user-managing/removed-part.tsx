import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import type { Removal } from "#features/moderation/removal.ts";
import { REMOVAL_WORDS } from "#features/notifications/ui/removal-words.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RestorePart } from "./restore-part.tsx";

type RemovedPartProps = {
  /** Null for what is not removed. */
  removal: Removal | null;
  /** What was removed. */
  what: string;
  isAdmin: boolean;
};

/** Above the editor of what moderation removed: that it is, why, where it can be appealed, and for an admin the way to undo it. */
export function RemovedPart({ removal, what, isAdmin }: RemovedPartProps) {
  const { revalidate } = useRevalidator();
  const { i18n } = useLingui();
  if (!removal) return null;
  const { decisionId, reason, explanation, isAppealed } = removal;
  const why = i18n._(REMOVAL_WORDS[reason]);
  return (
    <Stack gap={3}>
      <Notice
        tone="problem"
        title={
          <Trans id="user-managing.removed">A moderator removed this, and nobody sees it any more</Trans>
        }
      >
        <p>
          <Trans id="user-managing.removed.why">Why: {why}.</Trans> {explanation}
        </p>
        <p>
          {isAppealed ? (
            <Trans id="user-managing.removed.appealed">
              It was appealed, and another admin decides.{" "}
              <Link to={`/moderation/${decisionId}`}>The decision</Link>
            </Trans>
          ) : isAdmin ? (
            <Link to={`/moderation/${decisionId}`}>
              <Trans id="user-managing.removed.decision">The decision, as everybody can read it</Trans>
            </Link>
          ) : (
            <Trans id="user-managing.removed.appeal">
              Was that wrong? <Link to={`/moderation/${decisionId}`}>Read the decision and appeal</Link>, and
              somebody else decides.
            </Trans>
          )}
        </p>
      </Notice>
      {isAdmin && !isAppealed && (
        <RestorePart key={decisionId} decisionId={decisionId} what={what} onRestored={revalidate} />
      )}
    </Stack>
  );
}
