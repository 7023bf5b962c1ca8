import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { Revision } from "#features/dashboard/revision.ts";
import { ApprovalPart } from "#features/dashboard/ui/editor/approval-part.tsx";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { DEAL_FIELD_GROUPS, DEAL_FIELDS, DEAL_STEP_LABELS } from "../../deal-fields.ts";
import type { DealToEdit } from "../../deal-to-edit.ts";
import { APPROVED_STATES, SHOWING_STEPS, STEPS_OF_ADMINS, stepsFrom } from "../../deal-state.ts";
import { DEAL_MISTAKES } from "./deal-mistakes.ts";
import { DealStateBadge } from "./deal-state-badge.tsx";

type DealEditorProps = {
  /** Null for a new one. */
  deal: DealToEdit | null;
  revisions: readonly Revision[];
  /** Undefined for an admin, who looks one up. */
  brands: readonly NamedItem[] | undefined;
  isAdmin: boolean;
  /** A moderator took it away: nothing that would show it can be done. */
  isRemoved?: boolean;
  accountId: number;
};

/** Most people who edit one do not ask for it: the public page and the reader of Markdown are loaded by whoever does. */
const DealPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([import("./deal-preview.tsx"), needArea("deals"), needArea("news")]);
  return part.DealPreview;
});

/** The editor of a deal: what an admin has approved stays as it was approved, and is only moved. */
export function DealEditor({
  deal,
  revisions,
  brands,
  isAdmin,
  isRemoved = false,
  accountId,
}: DealEditorProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState("");
  const state = deal?.shown.state ?? "draft";
  const isApproved = APPROVED_STATES.includes(state);
  const steps = deal
    ? stepsFrom(state).filter(
        (step) =>
          (isAdmin || !STEPS_OF_ADMINS.includes(step)) && !(isRemoved && SHOWING_STEPS.includes(step)),
      )
    : [];
  const only = brands?.length === 1 ? brands[0] : undefined;

  return (
    <EditorPage
      list="deals"
      accountId={accountId}
      fields={DEAL_FIELDS}
      groups={DEAL_FIELD_GROUPS}
      item={deal}
      initial={{
        ...(only && { brand: only }),
        title: { source: localeOfTag(i18n.locale) },
        body: { source: localeOfTag(i18n.locale) },
      }}
      revisions={revisions}
      mistakes={DEAL_MISTAKES}
      isReadOnly={isApproved && !isAdmin}
      {...(brands && { choices: { brand: brands } })}
      preview={DealPreviewPart}
      steps={steps.map((step) => ({
        id: step,
        label: DEAL_STEP_LABELS[step],
        besides: { step, ...(step === "reject" && { reason }) },
        isDanger: step === "reject",
      }))}
      itemPath="/dashboard/deals/deal"
    >
      {deal && (
        <ApprovalPart
          badge={<DealStateBadge state={state} />}
          publicPath={state === "live" || state === "expired" ? `/deals/${deal.shown.slug}` : null}
          isRemoved={isRemoved}
          rejectedReason={deal.shown.rejectedReason}
          mayAppeal={!isAdmin}
          approved={
            isApproved &&
            !isRemoved &&
            !isAdmin && (
              <Trans id="deal-editing.approved">
                This deal was approved as it stands, so its text can’t be changed any more. Before it starts
                you can turn it back into a draft; once it’s running, you can pause or end it.
              </Trans>
            )
          }
          refusal={
            steps.includes("reject")
              ? {
                  reason,
                  onChange: setReason,
                  hint: t({ id: "deal-editing.reason.hint", message: "The brand reads this." }),
                }
              : undefined
          }
        />
      )}
    </EditorPage>
  );
}
