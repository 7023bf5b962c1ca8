import { type PreviewProps, PreviewSheet } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { DealAsShown, type TypedDeal } from "./deal-as-shown.tsx";

/** The page of a deal with what is typed. */
export function DealPreview({ values, item, onClose }: PreviewProps) {
  return (
    <PreviewSheet onClose={onClose}>
      <DealAsShown id={item?.id ?? 0} typed={values as TypedDeal} />
    </PreviewSheet>
  );
}
