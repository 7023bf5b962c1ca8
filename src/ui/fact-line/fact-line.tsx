import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { type Glyph, Icon } from "../icon/icon.tsx";
import styles from "./fact-line.module.css";

type FactLineProps = {
  glyph: Glyph;
  label: ReactNode;
  value: ReactNode;
  /** The value is unknown: shown in the same place, in quieter type, and never as a "no". */
  isUnknown?: boolean;
  /** Where the fact comes from and how old it is; shown behind the dot. */
  source?: ReactNode;
  /** Name of the dot, with the fact in it: "source of: Terrace". */
  sourceLabel?: string;
  as?: "div" | "li";
};

/** One fact: icon, what, value, and behind a small dot its source and age. The dot is a native popover: no script needed. */
export function FactLine({
  glyph,
  label,
  value,
  isUnknown,
  source,
  sourceLabel,
  as: Element = "div",
}: FactLineProps) {
  const sourceId = useId();
  return (
    <Element className={styles.line}>
      <Icon glyph={glyph} />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>{" "}
        <span className={classNames(isUnknown && styles.unknown)}>{value}</span>
      </span>
      {source && (
        <>
          <button type="button" aria-label={sourceLabel} popoverTarget={sourceId} className={styles.dot} />
          <div id={sourceId} popover="auto" className={styles.source}>
            {source}
          </div>
        </>
      )}
    </Element>
  );
}
