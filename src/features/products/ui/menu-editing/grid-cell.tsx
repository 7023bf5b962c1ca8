import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import type { CellName } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import type { EditedCell } from "./use-cell-keys.ts";

type GridCellProps = {
  line: string;
  cell: CellName;
  value: string;
  label: string;
  /** Only given to the row whose cell it is. */
  edited: EditedCell | null;
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
          cell={cell}
        />
      ) : (
        value || <span aria-hidden="true">–</span>
      )}
    </div>
  );
}

type CellInputProps = { label: string; start: string; isReplaced: boolean; cell: CellName };

function CellInput({ label, start, isReplaced, cell }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (!isReplaced) input.current?.select();
  }, [isReplaced]);
  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={start}
      inputMode={cell === "name" || cell === "title" ? "text" : "decimal"}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
