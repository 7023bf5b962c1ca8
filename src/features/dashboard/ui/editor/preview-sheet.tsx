import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PressedPart } from "#platform/pressed-part.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { EditedItem, FieldValues } from "../../field.ts";
import { PreviewFrame } from "./preview-frame.tsx";

export interface PreviewProps {
  /** What is typed; null for what is no value. */
  values: FieldValues;
  /** Null for a new one. */
  item: EditedItem<object> | null;
  onClose: () => void;
}

/** The public page of a thing as it would be with what is typed, fetched once somebody asks for it. */
export type Preview = PressedPart<PreviewProps>;

type PreviewSheetProps = {
  /** Of what visitors do not see on a page, such as a mail. */
  title?: string;
  onClose: () => void;
  /** What is chosen about the preview itself. */
  choice?: ReactNode;
  children: ReactNode;
};

/** A preview over the editor. */
export function PreviewSheet({ title, onClose, choice, children }: PreviewSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      title={title ?? t({ id: "dashboard.preview.title", message: "As visitors will see it" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>
          <Trans id="dashboard.preview.note">
            With what you typed, saved or not. The links lead nowhere here.
          </Trans>
        </p>
        {choice}
        <PreviewFrame>{children}</PreviewFrame>
      </Stack>
    </Sheet>
  );
}
