import { type MouseEvent, type PointerEvent, useCallback, useRef } from "react";

/** The title only, less than half of the screen, or all of it below the search. */
export const SHEET_HEIGHTS = ["title", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** A finger that moved less has pressed, in px. */
const LEAST_DRAG = 8;

interface Drag {
  from: number;
  tall: number;
  hasMoved: boolean;
  /** It began in a list that scrolls, which has nothing above. */
  isOfList: boolean;
}

interface SheetPull {
  height: SheetHeight;
  /** The list around what is touched, which a finger scrolls once the sheet is at full height; down from its top it pulls the sheet. */
  listAt: (target: Element) => Element | null;
  onResize: (height: SheetHeight) => void;
}

/**
 * Handlers of a sheet that is pulled up and down by a finger anywhere on it, and by its grip with a mouse too, which selects text
 * elsewhere. A click at the end of a drag is none.
 */
export function useSheetPull({ height, listAt, onResize }: SheetPull) {
  const drag = useRef<Drag>(null);
  const hasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element;
    const grip = target.closest("[data-grip]");
    // A mouse leaves it at once; a finger stays with what it touched.
    grip?.setPointerCapture(event.pointerId);
    const list = grip || height !== "full" ? null : listAt(target);
    const isPull = grip !== null || (event.pointerType !== "mouse" && (list?.scrollTop ?? 0) <= 0);
    const tall = event.currentTarget.offsetHeight;
    hasDragged.current = false;
    drag.current = isPull ? { from: event.clientY, tall, hasMoved: false, isOfList: list !== null } : null;
  }

  function onPointerMove({ currentTarget: sheet, clientY }: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const up = drag.current.from - clientY;
    if (!drag.current.hasMoved && Math.abs(up) <= LEAST_DRAG) return;
    if (!drag.current.hasMoved && drag.current.isOfList && up > 0) {
      drag.current = null;
      return;
    }
    drag.current.hasMoved = true;
    sheet.style.transition = "none";
    sheet.style.blockSize = `${drag.current.tall + up}px`;
  }

  function onPointerUp({ currentTarget: sheet, clientY }: PointerEvent<HTMLElement>) {
    if (drag.current?.hasMoved) {
      const { from, tall } = drag.current;
      sheet.style.removeProperty("transition");
      sheet.style.removeProperty("block-size");
      hasDragged.current = true;
      onResize(restingHeight(sheet, { tall, up: from - clientY, height }));
    }
    drag.current = null;
  }

  function onClickCapture(event: MouseEvent<HTMLElement>) {
    // Keys click too, without having been pressed down here; their clicks count as none.
    if (!hasDragged.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // React's own listener of it is passive: the browser would scroll the list, and the finger would be lost to it.
  const ref = useCallback((sheet: HTMLElement | null) => {
    if (!sheet) return undefined;
    function keepFinger(event: TouchEvent) {
      const isDown = (event.touches[0]?.clientY ?? 0) >= (drag.current?.from ?? Infinity);
      if ((isDown || drag.current?.hasMoved) && event.cancelable) event.preventDefault();
    }
    sheet.addEventListener("touchmove", keepFinger, { passive: false });
    return () => sheet.removeEventListener("touchmove", keepFinger);
  }, []);

  return { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}

/** A flick moves the sheet by one height, however short it was, in px. */
const FLICK = 40;

function restingHeight(
  sheet: HTMLElement,
  { tall, up, height }: { tall: number; up: number; height: SheetHeight },
): SheetHeight {
  const most = sheet.parentElement?.parentElement?.offsetHeight ?? tall;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return sheetHeightAt({
    up,
    height,
    tall: tall + up,
    most,
    half: Math.min(20 * rem, innerHeight * HALF_SHARE),
  });
}

/** Of the height of the screen (map-screen.module.css). */
const HALF_SHARE = 0.38;

interface LetGo {
  /** From where it was pulled. */
  height: SheetHeight;
  /** So far, in px; negative for down. */
  up: number;
  /** What it was pulled to, in px. */
  tall: number;
  /** Of the whole screen, and of half a sheet, in px. */
  most: number;
  half: number;
}

/** Where a sheet that was let go comes to rest: at the height it is nearest to, at least one further in the direction of a flick. */
export function sheetHeightAt({ height, up, tall, most, half }: LetGo): SheetHeight {
  const from = SHEET_HEIGHTS.indexOf(height);
  const nearest = tall > (half + most) / 2 ? 2 : tall > half / 2 ? 1 : 0;
  const flicked =
    Math.abs(up) < FLICK ? from : up > 0 ? Math.max(from + 1, nearest) : Math.min(from - 1, nearest);
  return SHEET_HEIGHTS[Math.min(2, Math.max(0, flicked))] ?? "half";
}
