import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Glyph, Icon } from "../icon/icon.tsx";
import styles from "./state.module.css";

export type StateTexts = {
  title: ReactNode;
  children?: ReactNode;
  /** One or two buttons or button links. */
  action?: ReactNode;
  /** 1 where it is the whole page, 2 inside one. */
  level?: 1 | 2;
};

type StateFrameProps = StateTexts & {
  /** Small, on a tile. */
  drawing?: ReactNode;
  /** In place of the drawing: as wide as the words. */
  picture?: ReactNode;
  isProblem?: boolean;
};

/** The state shown in place of a list or a page. */
export function StateFrame({
  drawing,
  picture,
  isProblem,
  title,
  children,
  action,
  level = 2,
}: StateFrameProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {drawing && <div className={classNames(styles.drawing, isProblem && styles.problem)}>{drawing}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** The drawing of a state, in its own size. */
export function StateIcon({ glyph }: { glyph: Glyph }) {
  return <Icon glyph={glyph} size={32} />;
}
