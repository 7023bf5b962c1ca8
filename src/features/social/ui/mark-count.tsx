import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { countText } from "#platform/i18n/format.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./marks.module.css";

/** How many follow or like something, in words for screen readers; nothing where nobody does. */
export function MarkCount({ count, children }: { count: number; children: ReactNode }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {countText(i18n.locale, count)}
      </span>
      <VisuallyHidden>, {children}</VisuallyHidden>
    </>
  );
}
