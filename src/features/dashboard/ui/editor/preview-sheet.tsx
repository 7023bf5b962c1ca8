import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import type { PressedPart } from "#platform/pressed-part.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { EditedItem, FieldValues } from "../../field.ts";
import styles from "./preview-sheet.module.css";

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

/** The frame of a preview. Its links and buttons lead nowhere: one would lose sight of what one types. */
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
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- nothing is pressed here: presses are kept from what is inside */}
        <div onClickCapture={stay} className={styles.page}>
          {children}
        </div>
      </Stack>
    </Sheet>
  );
}

function stay(event: MouseEvent): void {
  if (!(event.target as Element).closest("a, button")) return;
  event.preventDefault();
  event.stopPropagation();
}
