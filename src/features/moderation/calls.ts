import { send, sendCall } from "#platform/http-client.ts";
import type { AppealForm, Appealed } from "./appeal.ts";
import type { ApproveReviewForm, DecideForm } from "./decision.ts";
import type { Remark, RemarkedType } from "./remark.ts";
import type { ReportedType, ReportForm } from "./report.ts";
import type { RestoreForm } from "./restoration.ts";

/**
 * Reports something. Returns the number of the receipt.
 * @throws CallFailed with what is wrong with which field
 */
export async function sendReport(form: ReportForm): Promise<string> {
  const { reportId } = await sendCall<{ reportId: string }>("POST", "report", form);
  return reportId;
}

/** @throws CallFailed */
export function sendAppeal(form: AppealForm): Promise<Appealed> {
  return sendCall<Appealed>("POST", "appeal", form);
}

/** @throws CallFailed, with 409 when somebody else was first */
export async function approveReview(form: ApproveReviewForm): Promise<void> {
  await sendCall("POST", "approvereview", form);
}

const remarksPath = "dashboard/remarks";

/** What colleagues were told about a case. @throws CallFailed */
export async function readRemarks(
  { type, id }: { type: RemarkedType; id: string },
  signal: AbortSignal,
): Promise<Remark[]> {
  const query = new URLSearchParams({ targetType: type, targetId: id });
  return (await send<{ items: Remark[] }>("GET", `${remarksPath}?${query}`, undefined, signal)).items;
}

/** Returns all of them. @throws CallFailed */
export async function addRemark(
  { type, id }: { type: RemarkedType; id: string },
  text: string,
): Promise<Remark[]> {
  const form = { targetType: type, targetId: id, text };
  return (await sendCall<{ items: Remark[] }>("POST", remarksPath, form)).items;
}

/** Undoes a removal. @throws CallFailed, with 409 where it cannot be undone any more */
export async function restoreRemoved(form: RestoreForm): Promise<void> {
  await sendCall("PATCH", "dashboard/written", form);
}

/**
 * A picture that somebody reported, as a `data:` address: one that was taken away has no public one.
 * @throws CallFailed
 */
export async function reportedPictureContent(
  { type, id }: { type: ReportedType; id: string },
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ targetType: type, targetId: id });
  const { image } = await send<{ image: string }>("GET", `reportedpicture?${query}`, undefined, signal);
  return image;
}

/** @throws CallFailed, with 409 when somebody else was first */
export async function decideCase(
  of: "reports" | "appeals",
  { id, rev }: { id: string; rev: number },
  changes: DecideForm["changes"],
): Promise<void> {
  await sendCall("PATCH", `dashboard/${of}`, { _id: id, rev, changes } satisfies DecideForm);
}
