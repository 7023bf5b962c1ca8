import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge/badge.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** Beside the fields of the thing, where a refusal without a reason leads to. */
export const REASON_FIELD_ID = "edit-reason";

type ApprovalPartProps = {
  /** Where it stands, in a word or two. */
  badge: ReactNode;
  /** Its page; null where visitors have none. */
  publicPath: string | null;
  /** A moderator took it away: it stands nowhere, and has no page. */
  isRemoved?: boolean;
  rejectedReason: string | null;
  /** Whoever reads it may appeal: on the overview, which has the form. */
  mayAppeal?: boolean;
  /** Why its words stay as an admin approved them, for whoever can't change them any more. */
  approved?: ReactNode;
  /** For whoever may refuse it now. */
  refusal: { reason: string; onChange: (reason: string) => void; hint: string } | undefined;
};

/** What the editor says of a thing that an admin approves: where it stands, why it was refused, and the reason of a refusal. */
export function ApprovalPart({
  badge,
  publicPath,
  isRemoved = false,
  rejectedReason,
  mayAppeal = false,
  approved,
  refusal,
}: ApprovalPartProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        {isRemoved ? (
          <Badge tone="brick">
            <Trans id="dashboard.approval.removed">Removed</Trans>
          </Badge>
        ) : (
          badge
        )}
        {publicPath && !isRemoved && (
          <Link to={publicPath}>
            <Trans id="dashboard.approval.public">View its page</Trans>
          </Link>
        )}
      </Cluster>
      {rejectedReason && (
        <Notice tone="warning" title={<Trans id="dashboard.approval.refused">Why it was refused</Trans>}>
          <p>{rejectedReason}</p>
          <p>
            <Trans id="dashboard.approval.again">
              Change it, turn it back into a draft, and send it again.
            </Trans>
          </p>
          {mayAppeal && (
            <p>
              <Trans id="dashboard.approval.appeal">
                Was that wrong? <Link to="/dashboard#refused">Appeal</Link>, and somebody else decides.
              </Trans>
            </p>
          )}
        </Notice>
      )}
      {approved && <Notice>{approved}</Notice>}
      {refusal && (
        <TextArea
          id={REASON_FIELD_ID}
          label={t({ id: "dashboard.approval.reason", message: "Reason, if you refuse" })}
          hint={refusal.hint}
          value={refusal.reason}
          maxLength={500}
          onChange={({ currentTarget }) => refusal.onChange(currentTarget.value)}
        />
      )}
    </Stack>
  );
}
