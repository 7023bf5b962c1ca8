import type { ReactNode } from "react";
import { DoneGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./profile.module.css";

/** The live region beside what can be saved; empty until there is something to say. */
export function SavedLine({ children, isDone = false }: { children: ReactNode; isDone?: boolean }) {
  return (
    <LiveRegion className={styles.saved}>
      {isDone && <Icon glyph={DoneGlyph} size={18} />}
      {children}
    </LiveRegion>
  );
}
