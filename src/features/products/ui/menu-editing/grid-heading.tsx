import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { columnText } from "../menu/column-text.ts";
import { GridCell } from "./grid-cell.tsx";
import { amountOf, type ColumnKey, type GridHeading } from "./grid-doc.ts";
import { addColumn } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import type { MenuStore } from "./menu-store.ts";
import type { EditedCell } from "./use-cell-keys.ts";

/** What menus sell: grams up to the five that one person may have, pieces and packs. */
export const AMOUNTS: readonly ColumnKey[] = [
  ...([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const).map((grams): ColumnKey => `gram ${grams}`),
  ...([1, 2, 3, 4, 5, 10] as const).map((pieces): ColumnKey => `piece ${pieces}`),
];

type GridHeadRowProps = {
  heading: GridHeading;
  store: MenuStore;
  edited: EditedCell | null;
};

/** The title of some lines, above the amounts that they are sold in. */
export const GridHeadRow = memo(function GridHeadRow({ heading, store, edited }: GridHeadRowProps) {
  const { t, i18n } = useLingui();
  const { key, title, columns, lines } = heading;
  return (
    <div role="rowgroup">
      <div role="row" className={styles.head}>
        <GridCell
          line={key}
          cell="title"
          value={title}
          label={t({ id: "menu-editing.heading", message: "Heading" })}
          edited={edited}
          className={styles.title}
        />
        <span className={styles.count}>{lines.length}</span>
        <span role="gridcell">
          <select
            className={styles.more}
            aria-label={t({ id: "menu-editing.add-size", message: "Add a size" })}
            value=""
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const column = currentTarget.value as ColumnKey;
              store.change((doc) => addColumn(doc, key, column));
            }}
          >
            <option value="">{t({ id: "menu-editing.size", message: "+ size" })}</option>
            {AMOUNTS.filter((amount) => !columns.includes(amount)).map((amount) => (
              <option key={amount} value={amount}>
                {columnText(i18n.locale, amountOf(amount))}
              </option>
            ))}
          </select>
        </span>
        {columns.map((column) => (
          <span key={column} role="columnheader" className={styles.price}>
            {columnText(i18n.locale, amountOf(column))}
          </span>
        ))}
        <span role="columnheader" className={styles.best}>
          <Trans id="menu-editing.best">best per g</Trans>
        </span>
        <span role="columnheader" className={styles.stock}>
          <Trans id="menu-editing.stock">stock</Trans>
        </span>
        <span role="columnheader" className={styles.catalogue}>
          <Trans id="menu-editing.catalogue">catalogue</Trans>
        </span>
        <span className={styles.remove} />
      </div>
    </div>
  );
});
