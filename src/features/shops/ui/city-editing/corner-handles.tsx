import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Corner } from "#platform/geo/ring.ts";
import type { RunningMap } from "#ui/map/map-start.ts";
import styles from "./area-map.module.css";
import type { useDrawing } from "./use-drawing.ts";

interface CornerHandlesProps {
  map: RunningMap;
  corners: readonly Corner[];
  drawing: ReturnType<typeof useDrawing>;
}

/** In px: what an arrow key moves a corner by, and with Shift. */
const [STEP, FAR] = [2, 20];
/** So much of the map stays around a corner that is moved. */
const AIR = { top: 40, right: 60, bottom: 40, left: 40 };

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The area over the map, and a button at each corner. One of them is in the order of Tab; keys lead from it to the others. */
export function CornerHandles({ map, corners, drawing }: CornerHandlesProps) {
  const { t } = useLingui();
  const { chosen, isClosed } = drawing;
  const { engine } = map;
  const overlay = useRef<HTMLDivElement>(null);
  /** Keys take the focus along. */
  const isFocusDue = useRef(false);
  const [dragged, setDragged] = useState<{ at: number; corner: Corner } | null>(null);
  useMovements(map);

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    overlay.current?.querySelectorAll("button")[chosen]?.focus();
  });

  const shown = dragged ? corners.with(dragged.at, dragged.corner) : corners;
  const spots = shown.map(([longitude, latitude]) => engine.map.project([longitude, latitude]));
  const outline = spots.map(({ x, y }) => `${x},${y}`).join(" ");

  function cornerAt(x: number, y: number): Corner {
    const { lng, lat } = engine.map.unproject([x, y]);
    return [lng, lat];
  }

  function press(event: KeyboardEvent, at: number) {
    const way = ARROWS[event.key];
    const spot = spots[at];
    const leads = { PageDown: at + 1, PageUp: at - 1 }[event.key];
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (!spot || (!way && leads === undefined && !isRemoval)) return;
    event.preventDefault();
    isFocusDue.current = true;
    if (isRemoval) return drawing.remove(at);
    if (leads !== undefined) {
      drawing.choose(leads);
      const next = corners.at(leads % corners.length);
      if (next) bring(next);
    } else if (way) {
      const by = event.shiftKey ? FAR : STEP;
      const corner = cornerAt(spot.x + way[0] * by, spot.y + way[1] * by);
      drawing.move(at, corner, true);
      bring(corner);
    }
  }

  const bring = ([longitude, latitude]: Corner) => map.moveClear({ longitude, latitude }, AIR);

  function drag(event: PointerEvent, at: number) {
    const box = overlay.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDragged({ at, corner: cornerAt(event.clientX - box.left, event.clientY - box.top) });
  }

  function drop() {
    if (dragged) drawing.move(dragged.at, dragged.corner);
    setDragged(null);
  }

  return (
    <div ref={overlay} className={styles.overlay}>
      <svg aria-hidden className={styles.shape}>
        {isClosed ? <polygon points={outline} /> : <polyline points={outline} />}
      </svg>
      {spots.map(({ x, y }, at) => {
        const [number, count] = [at + 1, spots.length];
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its place in the order
            key={at}
            type="button"
            className={classNames(styles.corner, at === chosen && styles.chosen)}
            style={{ insetInlineStart: `${x}px`, insetBlockStart: `${y}px` }}
            tabIndex={at === chosen ? 0 : -1}
            aria-label={t({ id: "city-editing.area.corner", message: `Corner ${number} of ${count}` })}
            onFocus={() => drawing.choose(at)}
            onClick={() => at === 0 && drawing.close()}
            onKeyDown={(event) => press(event, at)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, at)}
            onPointerUp={drop}
            onPointerCancel={() => setDragged(null)}
          />
        );
      })}
    </div>
  );
}

/** Draws again with every movement of the map. */
function useMovements({ engine }: RunningMap): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const listening = [engine.map.on("move", draw), engine.map.on("resize", draw)];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [engine]);
}
