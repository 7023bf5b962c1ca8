import { useEffect, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseGlyph, DoneGlyph, ProblemGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import type { ToastTone } from "./toast-context.ts";
import styles from "./toast.module.css";

export type ToastMessage = { id: number; message: string; tone: ToastTone };

type ToastProps = ToastMessage & { dismissLabel: string; onDismiss: (id: number) => void };

/** Long enough for two lines at a slow reading pace. */
const READING_MS = 7000;

/** One message. It leaves by itself, but not while it is pointed at or holds the focus (WCAG 2.2.1). */
export function Toast({ id, message, tone, dismissLabel, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), READING_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon glyph={tone === "done" ? DoneGlyph : ProblemGlyph} />
      <p>{message}</p>
      <IconButton
        icon={<Icon glyph={CloseGlyph} size={18} />}
        label={dismissLabel}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
