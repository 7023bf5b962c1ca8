import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { euroColumnText } from "#platform/i18n/format.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DeleteGlyph, ProblemGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { centsPerGram } from "../../price-ladder.ts";
import { columnText } from "../menu/column-text.ts";
import { GridCell } from "./grid-cell.tsx";
import { amountOf, type ColumnKey, type GridLine, readLine } from "./grid-doc.ts";
import { type CellName, removeLine, typeInto } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import type { MenuStore } from "./menu-store.ts";
import { mistakeText, STOCK_LABELS } from "./menu-words.ts";
import type { EditedCell } from "./use-cell-keys.ts";

type GridRowProps = {
  line: GridLine;
  /** How it stands; undefined for a new one. */
  before: GridLine | undefined;
  columns: readonly ColumnKey[];
  store: MenuStore;
  edited: EditedCell | null;
  /** A product for the name that is typed; only given to the row that is edited, so that the others stay as they are drawn. */
  onChoose: ((product: NonNullable<GridLine["product"]>) => void) | undefined;
  /** By a paste, until the page goes on. */
  isMarked: boolean;
  isFirst: boolean;
};

/** A line of the menu. Memoised: of four hundred only the one that is typed in is drawn again. */
export const GridRow = memo(function GridRow({
  line,
  before,
  columns,
  store,
  edited,
  onChoose,
  isMarked,
  isFirst,
}: GridRowProps) {
  const { t, i18n } = useLingui();
  const { ladder, mistakes } = readLine(line);
  const best = centsPerGram(ladder);
  const name = line.name || t({ id: "menu-editing.unnamed", message: "Line without a name" });
  const wrongId = (cell: CellName) =>
    mistakes.has(cell as ColumnKey) ? `wrong-${line.key}-${cell}` : undefined;
  const clear = (cell: CellName, typed: string) =>
    store.change((doc) => typeInto(doc, line.key, cell, typed));
  return (
    <div role="rowgroup" className={classNames(styles.rows, isMarked && styles.marked)}>
      <div role="row" className={styles.row} data-row={line.key}>
        <span className={styles.grip} draggable data-grip={line.key} aria-hidden="true">
          ⠿
        </span>
        <GridCell
          line={line.key}
          cell="name"
          value={line.name}
          label={t({ id: "menu-editing.name", message: "Name" })}
          edited={edited}
          isWrong={mistakes.has("name")}
          describedBy={wrongId("name")}
          isFirst={isFirst}
          naming={onChoose && { store, onChoose }}
          className={styles.name}
        />
        {columns.map((column) => (
          <GridCell
            key={column}
            line={line.key}
            cell={column}
            value={line.prices[column] ?? ""}
            label={`${name}, ${columnText(i18n.locale, amountOf(column))}`}
            edited={edited}
            isWrong={mistakes.has(column)}
            describedBy={wrongId(column)}
            className={styles.price}
          />
        ))}
        <span role="gridcell" className={styles.best}>
          {best !== null && euroColumnText(i18n.locale, best)}
        </span>
        <div
          role="gridcell"
          tabIndex={-1}
          data-line={line.key}
          data-cell="stock"
          data-stock={line.availability}
          className={classNames(styles.cell, styles.stock)}
        >
          {i18n._(STOCK_LABELS[line.availability])}
        </div>
        <div
          role="gridcell"
          tabIndex={-1}
          data-line={line.key}
          data-cell="product"
          className={classNames(styles.cell, styles.catalogue)}
        >
          {line.product ? (
            <Trans id="menu-editing.joined">joined</Trans>
          ) : (
            <Trans id="menu-editing.own-line">own line</Trans>
          )}
        </div>
        <span role="gridcell" className={styles.remove}>
          <IconButton
            icon={<Icon glyph={DeleteGlyph} size={18} />}
            label={t({ id: "menu-editing.remove", message: `Remove ${name}` })}
            tabIndex={-1}
            onClick={() => store.change((doc) => removeLine(doc, line.key))}
          />
        </span>
      </div>
      {[...mistakes].map(([cell, mistake]) => {
        const kept = cell === "name" ? before?.name : before?.prices[cell];
        const amount = cell === "name" ? "" : `${columnText(i18n.locale, amountOf(cell))}: `;
        return (
          <p key={cell} id={wrongId(cell)} className={styles.mistake}>
            <Icon glyph={ProblemGlyph} size={18} />
            <span>
              {amount}
              {mistakeText(i18n, mistake)}
            </span>
            {kept && (
              <button type="button" tabIndex={-1} onClick={() => clear(cell, kept)}>
                <Trans id="menu-editing.keep">Keep {kept}, as it was</Trans>
              </button>
            )}
            {cell !== "name" && (
              <button type="button" tabIndex={-1} onClick={() => clear(cell, "")}>
                <Trans id="menu-editing.clear">Clear</Trans>
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
});
