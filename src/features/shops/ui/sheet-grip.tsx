import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./sheet-grip.module.css";

/** The title only, half of the screen, or all of it below the search. */
const SHEET_HEIGHTS = ["title", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** A finger that moved less has pressed, in px. */
const LEAST_DRAG = 8;

type SheetGripProps = { height: SheetHeight; onResize: (height: SheetHeight) => void };

/** Pulls the sheet it is in up and down between its heights: by dragging, by pressing, and with the arrow keys. */
export function SheetGrip({ height, onResize }: SheetGripProps) {
  const { t } = useLingui();
  const drag = useRef<{ from: number; tall: number; hasMoved: boolean }>(null);

  function step(by: 1 | -1) {
    const next = SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by];
    if (next) onResize(next);
  }

  function take(event: PointerEvent<HTMLButtonElement>) {
    const sheet = event.currentTarget.parentElement;
    if (!sheet) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, tall: sheet.offsetHeight, hasMoved: false };
  }

  function pull(event: PointerEvent<HTMLButtonElement>) {
    const sheet = event.currentTarget.parentElement;
    if (!drag.current || !sheet) return;
    const up = drag.current.from - event.clientY;
    if (Math.abs(up) > LEAST_DRAG) drag.current.hasMoved = true;
    if (!drag.current.hasMoved) return;
    sheet.style.transition = "none";
    sheet.style.blockSize = `${drag.current.tall + up}px`;
  }

  function letGo(event: PointerEvent<HTMLButtonElement>) {
    const sheet = event.currentTarget.parentElement;
    if (!drag.current?.hasMoved || !sheet) return;
    const up = drag.current.from - event.clientY;
    const tall = sheet.offsetHeight;
    sheet.style.removeProperty("transition");
    sheet.style.removeProperty("block-size");
    onResize(nearestHeight(sheet, tall, up));
  }

  function press() {
    const hasMoved = drag.current?.hasMoved;
    drag.current = null;
    // The click at the end of a drag is none.
    if (!hasMoved) onResize(height === "full" ? "half" : height === "half" ? "full" : "half");
  }

  function useKeys(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <button
      type="button"
      className={styles.grip}
      aria-expanded={height !== "title"}
      aria-label={
        height === "full"
          ? t({ id: "map.sheet.less", message: "Show more of the map" })
          : t({ id: "map.sheet.more", message: "Show more of the list" })
      }
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onClick={press}
      onKeyDown={useKeys}
    />
  );
}

/** Where a sheet comes to rest: at the height it is nearest to, after a short flick at the next one in its direction. */
function nearestHeight(sheet: HTMLElement, tall: number, up: number): SheetHeight {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const most = sheet.parentElement?.parentElement?.offsetHeight ?? tall;
  const heights = { title: 5.5 * rem, half: 20 * rem, full: most };
  const aimed = tall + up / 2;
  const byDistance = SHEET_HEIGHTS.toSorted(
    (a, b) => Math.abs(heights[a] - aimed) - Math.abs(heights[b] - aimed),
  );
  return byDistance[0] ?? "half";
}
