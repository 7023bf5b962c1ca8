import type { ReactNode } from "react";
import type { Glyph } from "../icon/icon.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import styles from "./combobox.module.css";

type ComboboxOptionProps = {
  id: string;
  to: string;
  glyph: Glyph;
  /** It is selected by the arrow keys (the active descendant). */
  isActive: boolean;
  /** Something to do rather than something found. */
  isQuick?: boolean;
  children: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
};

/** An option that leads somewhere: a link, so that it can be opened in another tab as well. */
export function ComboboxOption({ id, to, glyph, isActive, isQuick, children, detail }: ComboboxOptionProps) {
  return (
    <Link
      id={id}
      to={to}
      look="plain"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.option, isQuick && styles.quick)}
    >
      <span className={styles.tile}>
        <Icon glyph={glyph} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
