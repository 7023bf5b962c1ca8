import type { ReactNode } from "react";
import { WarningGlyph } from "../icon/glyphs.ts";
import { type Glyph, Icon } from "../icon/icon.tsx";
import { Width } from "../layout/width.tsx";
import styles from "./notice.module.css";

type BannerProps = {
  children: ReactNode;
  glyph?: Glyph;
  /** It appears while the page is being read: announced to screen readers. */
  isAnnounced?: boolean;
  /** A button at its end. */
  action?: ReactNode;
};

/** A strip over the whole width for what is true of the whole page: no connection, sample data. */
export function Banner({ children, glyph = WarningGlyph, isAnnounced, action }: BannerProps) {
  return (
    <div aria-live={isAnnounced ? "polite" : undefined} className={styles.banner}>
      <Width>
        <Icon glyph={glyph} />
        <div>{children}</div>
        {action}
      </Width>
    </div>
  );
}
