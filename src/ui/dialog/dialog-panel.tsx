import { type ReactNode, useId } from "react";
import styles from "./dialog.module.css";

export type DialogPanelProps = {
  title: ReactNode;
  children: ReactNode;
  /** The buttons, most important first. */
  footer?: ReactNode;
};

/** The ids by which a `dialog` is named and described by its panel. */
export function useDialogIds() {
  return { titleId: useId(), contentId: useId() };
}

/** The content of every dialog, gate and sheet. */
export function DialogPanel({
  title,
  children,
  footer,
  cross,
  titleId,
  contentId,
}: DialogPanelProps & ReturnType<typeof useDialogIds> & { cross?: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {cross}
      </div>
      <div id={contentId} className={styles.content}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
