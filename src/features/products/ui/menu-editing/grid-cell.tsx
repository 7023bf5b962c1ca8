import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import type { GridLine } from "./grid-doc.ts";
import type { CellName } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import type { MenuStore } from "./menu-store.ts";
import { OfferedProducts } from "./offered-products.tsx";
import type { EditedCell } from "./use-cell-keys.ts";

/** What it takes to offer products of the catalogue while a name is typed. */
interface Naming {
  store: MenuStore;
  onChoose: (product: NonNullable<GridLine["product"]>) => void;
}

type GridCellProps = {
  line: string;
  cell: CellName;
  value: string;
  label: string;
  /** Only given to the row whose cell it is. */
  edited: EditedCell | null;
  /** Of the name of a line. */
  naming?: Naming | undefined;
  isWrong?: boolean;
  /** Of what is wrong with it. */
  describedBy?: string | undefined;
  isFirst?: boolean;
  className?: string | undefined;
};

/** A cell that can be typed into. Its text is the field's while it is edited, so that no key draws anything else. */
export function GridCell({
  line,
  cell,
  value,
  label,
  edited,
  naming,
  isWrong,
  describedBy,
  isFirst,
  className,
}: GridCellProps) {
  const isEdited = edited?.cell === cell;
  return (
    <div
      role="gridcell"
      tabIndex={isFirst ? 0 : -1}
      data-line={line}
      data-cell={cell}
      aria-label={`${label}: ${value || "–"}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      className={classNames(styles.cell, className, isWrong && styles.wrong, isEdited && styles.edited)}
    >
      {isEdited ? (
        <CellInput
          label={label}
          start={edited.start ?? value}
          isReplaced={edited.start !== null}
          line={line}
          cell={cell}
          naming={naming}
        />
      ) : (
        value || <span aria-hidden="true">–</span>
      )}
    </div>
  );
}

type CellInputProps = {
  label: string;
  start: string;
  isReplaced: boolean;
  line: string;
  cell: CellName;
  naming: Naming | undefined;
};

function CellInput({ label, start, isReplaced, line, cell, naming }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (!isReplaced) input.current?.select();
  }, [isReplaced]);
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        defaultValue={start}
        inputMode={cell === "name" || cell === "title" ? "text" : "decimal"}
        autoComplete="off"
        spellCheck={false}
      />
      {naming && (
        <OfferedProducts {...naming} field={input} line={line} start={isReplaced ? start : ""} isFloating />
      )}
    </>
  );
}
