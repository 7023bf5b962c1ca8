import { type PreviewProps, PreviewSheet } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import type { JobToEdit } from "../../job-fields.ts";
import { JobAsShown, type TypedJob } from "./job-as-shown.tsx";

/** The page of a job offer with what is typed. */
export function JobPreview({ values, item, onClose }: PreviewProps) {
  const job = item as JobToEdit | null;
  return (
    <PreviewSheet onClose={onClose}>
      <JobAsShown id={job?.id ?? 0} typed={values as TypedJob} postedAt={job?.shown.postedAt ?? null} />
    </PreviewSheet>
  );
}
