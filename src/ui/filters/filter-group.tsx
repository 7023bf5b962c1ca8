import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { ChipLink } from "../chip/chip-link.tsx";
import { CheckGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./filters.module.css";

export interface FilterChoice {
  key: string;
  words: string;
  /** How many there would be, in the reader's numerals; omitted where it cannot be known in advance. */
  count?: string | undefined;
  isChosen: boolean;
  /** The list with this choice toggled. */
  to: string;
}

type FilterGroupProps = {
  title: string;
  choices: readonly FilterChoice[];
  /** For many: rows with a box to tick; else chips. */
  isLong?: boolean;
  children?: ReactNode;
};

/** The choices of one filter under its heading, as real links with counts. */
export function FilterGroup({ title, choices, isLong, children }: FilterGroupProps) {
  const titleId = useId();
  if (choices.length === 0 && !children) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {choices.length > 0 && (
        <ul aria-labelledby={titleId} className={isLong ? styles.ticks : styles.chips}>
          {choices.map((choice) => (
            <li key={choice.key}>{isLong ? <Tick choice={choice} /> : <Chip choice={choice} />}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Chip({ choice: { words, count, isChosen, to } }: { choice: FilterChoice }) {
  return (
    <ChipLink
      to={to}
      isPressed={isChosen}
      count={count}
      icon={isChosen ? <Icon glyph={CheckGlyph} size={16} /> : undefined}
    >
      {words}
    </ChipLink>
  );
}

function Tick({ choice: { words, count, isChosen, to } }: { choice: FilterChoice }) {
  return (
    <Link
      to={to}
      look="plain"
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={classNames(styles.tick, isChosen && styles.chosen)}
    >
      <span className={styles.box}>{isChosen && <Icon glyph={CheckGlyph} size={16} />}</span>
      <span className={styles.words}>{words}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
