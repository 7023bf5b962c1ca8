import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import styles from "./sheet-grip.module.css";
import { SHEET_HEIGHTS, type SheetHeight } from "./use-sheet-pull.ts";

type SheetGripProps = { height: SheetHeight; onResize: (height: SheetHeight) => void };

/** Moves the sheet it is in between its heights by a press and with the arrow keys; fingers pull the sheet itself (use-sheet-pull.ts). */
export function SheetGrip({ height, onResize }: SheetGripProps) {
  const { t } = useLingui();

  function useKeys(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + (event.key === "ArrowUp" ? 1 : -1)];
    if (next) onResize(next);
  }

  return (
    <button
      type="button"
      data-grip
      className={styles.grip}
      aria-expanded={height !== "title"}
      aria-label={
        height === "full"
          ? t({ id: "map.sheet.less", message: "Show more of the map" })
          : t({ id: "map.sheet.more", message: "Show more of the list" })
      }
      onClick={() => onResize(height === "half" ? "full" : "half")}
      onKeyDown={useKeys}
    />
  );
}
