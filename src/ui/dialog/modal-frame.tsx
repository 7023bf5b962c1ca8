import { type ReactNode, useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { CloseGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export type ModalFrameProps = {
  title: ReactNode;
  children: ReactNode;
  /** The buttons, most important first. */
  footer?: ReactNode;
  onClose?: () => void;
  /** Name of the cross; without it there is none. */
  closeLabel?: string;
  isLocked?: boolean;
  isSheet?: boolean;
  /** Something went wrong and has to be read: a screen reader says all of it at once. */
  isAlert?: boolean;
};

/** What dialogs and sheets share: a native modal `dialog` named by its title. Open for as long as it is mounted. */
export function ModalFrame({
  title,
  children,
  footer,
  onClose,
  closeLabel,
  isLocked = false,
  isSheet,
  isAlert,
}: ModalFrameProps) {
  const titleId = useId();
  const contentId = useId();
  const modal = useModal({ onClose, isLocked });
  return (
    <dialog
      {...modal}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      aria-describedby={isSheet ? undefined : contentId}
      className={classNames(styles.dialog, isSheet && styles.sheet, isLocked && styles.gate)}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {closeLabel && !isLocked && (
            <IconButton icon={<Icon glyph={CloseGlyph} />} label={closeLabel} onClick={onClose} />
          )}
        </div>
        <div id={contentId} className={styles.content}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
