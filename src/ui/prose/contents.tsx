import { useId } from "react";
import styles from "./contents.module.css";

type ContentsProps = {
  /** "On this page". */
  title: string;
  chapters: { id: string; title: string }[];
};

/** The table of contents of a long text; hidden in print. */
export function Contents({ title, chapters }: ContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={styles.contents} data-print="never">
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${chapter.id}`} className={styles.link}>
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
