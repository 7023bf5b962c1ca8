import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { CloseGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { dialogCommand } from "./dialog-command.ts";
import { DialogPanel, useDialogIds } from "./dialog-panel.tsx";
import styles from "./dialog.module.css";
import { keepFocus } from "./keep-focus.ts";

type PageDialogProps = {
  /** What `dialogCommand` opens and closes it by. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** From below on a phone, from the side on a wider screen; else in the middle. */
  look?: "sheet" | "tallSheet";
  /** A link inside leads to another page, so following it closes the dialog. */
  closesOnLinks?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog that is in the page from the start, closed, so that a button opens it without JavaScript (`dialogCommand`). For
 * menus and filters, whose content is links. What is asked of a visitor now and then is a `Dialog`.
 */
export function PageDialog(props: PageDialogProps) {
  const { id, title, closeLabel, look, closesOnLinks, footer, children } = props;
  const ids = useDialogIds();

  function press(event: MouseEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    const isOnBackdrop = event.target === dialog;
    const isOnLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (isOnBackdrop || (closesOnLinks && isOnLink)) dialog.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Escape and the close button
    <dialog
      id={id}
      aria-labelledby={ids.titleId}
      className={classNames(styles.dialog, look && styles.sheet, look === "tallSheet" && styles.tall)}
      onClick={press}
      onKeyDown={(event) => keepFocus(event.currentTarget, event)}
    >
      <DialogPanel
        {...ids}
        title={title}
        footer={footer}
        cross={
          <IconButton {...dialogCommand(id, "close")} icon={<Icon glyph={CloseGlyph} />} label={closeLabel} />
        }
      >
        {children}
      </DialogPanel>
    </dialog>
  );
}
