import { type ReactNode, useId } from "react";
import styles from "./layout.module.css";

type SectionProps = {
  title: ReactNode;
  /** Shown at the other end of the title's line: "all 262", a count, a switch. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own heading, which is also its name for screen readers. */
export function Section({ title, aside, level = 2, id, className, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <div className={styles.sectionHead}>
        <Heading id={titleId}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
