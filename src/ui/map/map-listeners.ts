import type { Map as MapLibre, MapMouseEvent } from "maplibre-gl";
import type { MapStart } from "./map-start.ts";
import { airAround, areButtonsInRow, FIT_MAX_ZOOM, fitOf } from "./fit-points.ts";
import { freeOf, seenBounds } from "./map-room.ts";
import { POINT_LAYERS } from "./point-layers.ts";
import type { MapRound } from "./rounds.ts";
import type { ShownPoints } from "./shown-points.ts";

/** Around a tap, in px: with it a point that is 26 px wide is reached from 44. */
const TAP_REACH = 9;

/** Marks the events of a movement that the map makes by itself, such as aside for a card. */
export const OWN_MOVE = { isOwnMove: true };

/** Comes so close to a round that its points fill what is free of the map. */
function showAll(map: MapLibre, { points }: MapRound): void {
  const free = freeOf(map);
  const { top, right, bottom, left } = airAround(free, areButtonsInRow());
  const size = { width: free.width - left - right, height: free.height - top - bottom };
  const { zoom, ...middle } = fitOf(points, size, {
    least: map.getZoom() + LEAST_LEVELS,
    most: FIT_MAX_ZOOM,
  });
  map.easeTo({
    center: [middle.longitude, middle.latitude],
    zoom: Math.max(zoom, map.getZoom()),
    offset: [(left - right) / 2, (top - bottom) / 2],
  });
}

/** A round that is pressed is never the same again. */
const LEAST_LEVELS = 1;

/** Reports to the page what visitors do on the map. */
export function listenToMap(
  map: MapLibre,
  {
    isCooperative,
    onSelect,
    onMove,
    onLeave,
  }: Pick<MapStart, "isCooperative" | "onSelect" | "onMove" | "onLeave">,
  points: ShownPoints,
): void {
  const canvas = map.getCanvas();
  const layers = POINT_LAYERS;

  const under = ({ point: { x, y } }: MapMouseEvent, reach: number) =>
    map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers },
    )[0];

  /** The id of a point, or a round. */
  function choose(found: number | MapRound | undefined): void {
    if (found === undefined) return;
    if (typeof found === "number") return onSelect?.(found);
    showAll(map, found);
  }

  map.on("click", (event) => {
    const { id, round } = under(event, TAP_REACH)?.properties ?? {};
    if (round !== undefined) choose(points.roundAt(Number(round)));
    else if (id !== undefined) choose(Number(id));
  });

  if (onSelect) {
    map.on("mousemove", (event) => {
      if (!map.isMoving()) canvas.style.cursor = under(event, 0) ? "pointer" : "";
    });
  }

  const tellBounds = (isByVisitor: boolean) => onMove?.(seenBounds(map), isByVisitor);
  let isResizing = false;
  map.once("load", () => tellBounds(false));
  map.on("resize", () => (isResizing = !map.isMoving()));
  map.on("moveend", (event) => {
    tellBounds(!isResizing && !("isOwnMove" in event));
    isResizing = false;
  });

  canvas.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && onLeave) {
      event.preventDefault();
      onLeave();
    }
    if (event.key === "Enter" && onSelect) choose(points.nearestToMiddle(map));
  });

  if (isCooperative) return;
  // Scrolling past the map must not zoom it: the wheel is the map's only after a click or focus.
  map.getContainer().addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== canvas) event.stopPropagation();
    },
    { capture: true },
  );
}
