import styles from "./combobox.module.css";

/**
 * The skeleton of options that are loading; a live region announces their arrival. It has bars of its own, because those of
 * ui/skeleton would then be loaded by every page.
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
