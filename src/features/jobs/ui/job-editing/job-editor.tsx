import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Revision } from "#features/dashboard/revision.ts";
import { ApprovalPart } from "#features/dashboard/ui/editor/approval-part.tsx";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import {
  type Employers,
  JOB_FIELD_GROUPS,
  JOB_FIELDS,
  JOB_STEP_LABELS,
  type JobToEdit,
} from "../../job-fields.ts";
import { APPROVED_STATES, SHOWING_STEPS, STEPS_OF_ADMINS, stepsFrom } from "../../job-state.ts";
import { JOB_MISTAKES } from "./job-mistakes.ts";
import { JobStateBadge } from "./job-room.tsx";

type JobEditorProps = {
  /** Null for a new one. */
  job: JobToEdit | null;
  revisions: readonly Revision[];
  employers: Employers;
  isAdmin: boolean;
  /** A moderator took it away: nothing that would show it can be done. */
  isRemoved?: boolean;
  accountId: number;
};

/** Most people who edit one do not ask for it: the public page and the reader of Markdown are loaded by whoever does. */
const JobPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([import("./job-preview.tsx"), needArea("jobs"), needArea("news")]);
  return part.JobPreview;
});

/** The editor of a job offer: what an admin has approved stays as it was approved, and is only moved. */
export function JobEditor({
  job,
  revisions,
  employers,
  isAdmin,
  isRemoved = false,
  accountId,
}: JobEditorProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState("");
  const state = job?.shown.state ?? "draft";
  const isApproved = APPROVED_STATES.includes(state);
  const steps = job
    ? stepsFrom(state).filter(
        (step) =>
          (isAdmin || !STEPS_OF_ADMINS.includes(step)) && !(isRemoved && SHOWING_STEPS.includes(step)),
      )
    : [];
  const [only, ...others] = employers
    ? [...employers.shop.map((shop) => ({ shop })), ...employers.brand.map((brand) => ({ brand }))]
    : [];
  // Nobody is asked for a kind of employer that they have none of, nor shown one that it isn't.
  const hasNo = (kind: "shop" | "brand") =>
    job ? job.values[kind] === null : employers?.[kind].length === 0;
  const source = localeOfTag(i18n.locale);

  return (
    <EditorPage
      list="coffeejobs"
      accountId={accountId}
      fields={JOB_FIELDS}
      groups={JOB_FIELD_GROUPS}
      item={job}
      initial={{
        ...(others.length === 0 && only),
        title: { source },
        description: { source },
        requirements: { source },
      }}
      revisions={revisions}
      mistakes={JOB_MISTAKES}
      isReadOnly={isApproved && !isAdmin}
      {...(employers && { choices: employers })}
      hidden={({ applyBy }) => [
        ...(["shop", "brand"] as const).filter(hasNo),
        ...(applyBy === "inApp" ? ["applyTo"] : []),
      ]}
      preview={JobPreviewPart}
      steps={steps.map((step) => ({
        id: step,
        label: JOB_STEP_LABELS[step],
        besides: { step, ...(step === "reject" && { reason }) },
        isDanger: step === "reject",
      }))}
      itemPath="/dashboard/coffeejobs/joboffer"
    >
      {job && (
        <ApprovalPart
          badge={<JobStateBadge state={state} />}
          publicPath={isApproved && state !== "paused" ? `/jobs/${job.shown.slug}` : null}
          isRemoved={isRemoved}
          rejectedReason={job.shown.rejectedReason}
          mayAppeal={!isAdmin}
          approved={
            isApproved &&
            !isRemoved &&
            !isAdmin && (
              <Trans id="job-editing.approved">
                This job offer was approved as it stands, so its text can’t be changed any more. You can pause
                or close it; once it’s closed, you can offer it again with other words and another date.
              </Trans>
            )
          }
          refusal={
            steps.includes("reject")
              ? {
                  reason,
                  onChange: setReason,
                  hint: t({ id: "job-editing.reason.hint", message: "The employer reads this." }),
                }
              : undefined
          }
        />
      )}
    </EditorPage>
  );
}
