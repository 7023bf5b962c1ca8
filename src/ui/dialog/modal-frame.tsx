import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { CloseGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { DialogPanel, type DialogPanelProps, useDialogIds } from "./dialog-panel.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export type ModalFrameProps = DialogPanelProps & {
  onClose?: () => void;
  /** Label of the close button; without it there is none. */
  closeLabel?: string;
  isSheet?: boolean;
  /** A sheet that on a wider screen hangs under the button that opened it, whose `anchor-name` is `--sheet-opener`. */
  isHanging?: boolean;
  /** An error that must be read: role `alertdialog`. */
  isAlert?: boolean;
};

/** What dialogs and sheets share: a native modal `dialog` named by its title. Open for as long as it is mounted. */
export function ModalFrame({ onClose, closeLabel, isSheet, isHanging, isAlert, ...panel }: ModalFrameProps) {
  const ids = useDialogIds();
  const modal = useModal({ onClose });
  const cross = closeLabel && (
    <IconButton icon={<Icon glyph={CloseGlyph} />} label={closeLabel} onClick={onClose} />
  );
  return (
    <dialog
      {...modal}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={ids.titleId}
      aria-describedby={isSheet ? undefined : ids.contentId}
      className={classNames(styles.dialog, isSheet && styles.sheet, isHanging && styles.hanging)}
    >
      <DialogPanel {...panel} {...ids} cross={cross} />
    </dialog>
  );
}
