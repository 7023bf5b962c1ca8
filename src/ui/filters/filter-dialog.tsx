import type { ReactNode } from "react";
import { buttonLook } from "../button/button-look.ts";
import { Button } from "../button/button.tsx";
import { dialogCommand } from "../dialog/dialog-command.ts";
import { PageDialog } from "../dialog/page-dialog.tsx";
import { Link } from "../link/link.tsx";
import styles from "./filters.module.css";

type FilterDialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  /** "Show 13 shops": closes the dialog, the list behind it is that list already. */
  showLabel: ReactNode;
  /** The list without filters; null while none is chosen. */
  clear: { to: string; label: string } | null;
  /** `FilterGroup`s. */
  children: ReactNode;
};

/** All filters of a list, from below on a phone and from the side on a wider screen. */
export function FilterDialog({ id, title, closeLabel, showLabel, clear, children }: FilterDialogProps) {
  return (
    <PageDialog
      id={id}
      title={title}
      closeLabel={closeLabel}
      look="tallSheet"
      footer={
        <>
          {clear && (
            <Link to={clear.to} preventScrollReset look="plain" className={buttonLook("bare")}>
              {clear.label}
            </Link>
          )}
          <Button {...dialogCommand(id, "close")} className={styles.show}>
            {showLabel}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>{children}</div>
    </PageDialog>
  );
}
