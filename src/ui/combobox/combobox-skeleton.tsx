import styles from "./combobox.module.css";

/**
 * Stands for options that are on their way; whoever hears the page is told when they are there. It draws its own bars,
 * because those of ui/skeleton would then be loaded by every page.
 */
export function ComboboxSkeleton({ rowCount }: { rowCount: number }) {
  return (
    <div aria-hidden="true" className={styles.group}>
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className={styles.option}>
          <span className={styles.tile} />
          <span className={styles.bars} />
        </div>
      ))}
    </div>
  );
}
