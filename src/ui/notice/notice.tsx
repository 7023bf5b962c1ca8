import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { DoneGlyph, InfoGlyph, ProblemGlyph, WarningGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./notice.module.css";

const GLYPHS = { info: InfoGlyph, done: DoneGlyph, warning: WarningGlyph, problem: ProblemGlyph };

type NoticeProps = {
  tone?: keyof typeof GLYPHS;
  title?: ReactNode;
  children?: ReactNode;
  /** It appears after an action of the reader: announced to screen readers. */
  isAnnounced?: boolean;
};

/** Something the reader should know before going on, set apart from the text. */
export function Notice({ tone = "info", title, children, isAnnounced }: NoticeProps) {
  return (
    <div aria-live={isAnnounced ? "polite" : undefined} className={classNames(styles.notice, styles[tone])}>
      <Icon glyph={GLYPHS[tone]} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={title ? styles.body : undefined}>{children}</div>}
    </div>
  );
}
