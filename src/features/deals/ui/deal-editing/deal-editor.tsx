import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { Revision } from "#features/dashboard/revision.ts";
import { TAKEN_AWAY } from "#features/holds/call-refusals.ts";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import { ApprovalPart } from "#features/dashboard/ui/editor/approval-part.tsx";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import {
  APPROVED_AS_IT_STANDS,
  FIVE_ARE_LIVE,
  MAY_NOT_ADVERTISE,
  MUST_BE_AFTER,
  MUST_BE_LOWER,
  NO_CANNABIS_DEALS,
  NO_CODE,
  NO_LINK,
  NOT_ALLOWED_HERE,
  ONLY_SUPPLIES,
  TOO_LONG,
} from "../../call-refusals.ts";
import { DEAL_FIELD_GROUPS, DEAL_FIELDS, DEAL_STEP_LABELS } from "../../deal-fields.ts";
import type { DealToEdit } from "../../deal-to-edit.ts";
import { APPROVED_STATES, STEPS_OF_ADMINS, stepsFrom } from "../../deal-state.ts";
import { DealStateBadge } from "./deal-state-badge.tsx";

type DealEditorProps = {
  /** Null for a new one. */
  deal: DealToEdit | null;
  revisions: readonly Revision[];
  /** Undefined for an admin, who looks one up. */
  brands: readonly NamedItem[] | undefined;
  isAdmin: boolean;
  accountId: number;
};

/** The sentences of the API that only deals have. */
/** Most people who edit one do not ask for it: the public page and the reader of Markdown are loaded by whoever does. */
const DealPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([import("./deal-preview.tsx"), needArea("deals"), needArea("news")]);
  return part.DealPreview;
});

const MISTAKES = {
  [NO_CANNABIS_DEALS.msg]: msg({
    id: "deal-editing.no-cannabis",
    message: "There can’t be deals on cannabis: advertising it is forbidden in the Netherlands.",
  }),
  [NOT_ALLOWED_HERE.msg]: msg({
    id: "deal-editing.not-here",
    message: "The rules of a town or shop don’t allow such deals.",
  }),
  [ONLY_SUPPLIES.msg]: msg({
    id: "deal-editing.only-supplies",
    message: "Only deals on smoking accessories can name products.",
  }),
  [MAY_NOT_ADVERTISE.msg]: msg({
    id: "deal-editing.may-not",
    message: "This brand may not advertise.",
  }),
  [MUST_BE_LOWER.msg]: msg({
    id: "deal-editing.lower",
    message: "The new price has to be lower than the old one.",
  }),
  [MUST_BE_AFTER.msg]: msg({
    id: "deal-editing.after",
    message: "It has to end after it starts.",
  }),
  [TOO_LONG.msg]: msg({
    id: "deal-editing.ninety-days",
    message: "At most 90 days after the start.",
  }),
  [NO_CODE.msg]: msg({
    id: "deal-editing.code",
    message: "Letters and digits, at least two characters.",
  }),
  [NO_LINK.msg]: msg({
    id: "deal-editing.url",
    message: "Enter an address that begins with https://.",
  }),
  [FIVE_ARE_LIVE.msg]: msg({
    id: "deal-editing.five",
    message: "This brand already has five deals running. End one first.",
  }),
  [APPROVED_AS_IT_STANDS.msg]: msg({
    id: "deal-editing.approved-meanwhile",
    message: "It was approved while you were typing, so its text can’t be changed any more.",
  }),
  [NOT_IN_THIS_STATE.msg]: msg({
    id: "deal-editing.not-possible",
    message: "This isn’t possible any more: the deal may have ended.",
  }),
  [TAKEN_AWAY.msg]: msg({
    id: "deal-editing.taken-away",
    message: "A moderator removed this deal, so it won’t be shown again.",
  }),
};

/** The editor of a deal: what an admin has approved stays as it was approved, and is only moved. */
export function DealEditor({ deal, revisions, brands, isAdmin, accountId }: DealEditorProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState("");
  const state = deal?.shown.state ?? "draft";
  const isApproved = APPROVED_STATES.includes(state);
  const steps = deal ? stepsFrom(state).filter((step) => isAdmin || !STEPS_OF_ADMINS.includes(step)) : [];
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
      mistakes={MISTAKES}
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
          rejectedReason={deal.shown.rejectedReason}
          mayAppeal={!isAdmin}
          approved={
            isApproved &&
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
