import type { Map as MapLibre, MapMouseEvent } from "maplibre-gl";
import type { MapStart } from "./map-start.ts";
import { seenBounds } from "./map-room.ts";
import { POINT_LAYERS } from "./point-layers.ts";
import { type MapRound, splitZoom } from "./rounds.ts";

/** Around a tap, in px: with it a point that is 26 px wide is reached from 44. */
const TAP_REACH = 9;

/** Marks the events of a movement that the map makes by itself, such as aside for a card. */
export const OWN_MOVE = { isOwnMove: true };

/** Reports to the page what visitors do on the map. */
export function listenToMap(
  map: MapLibre,
  {
    isCooperative,
    onSelect,
    onMove,
    onLeave,
    roundAt,
  }: Pick<MapStart, "isCooperative" | "onSelect" | "onMove" | "onLeave"> & {
    /** The round of that place in the list of those that are shown. */
    roundAt: (index: number) => MapRound | undefined;
  },
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

  function choose(found: ReturnType<typeof under>): void {
    if (!found) return;
    const { id, round: index } = found.properties;
    if (index === undefined) return onSelect?.(Number(id));
    const round = roundAt(Number(index));
    if (!round) return;
    map.easeTo({ center: [round.longitude, round.latitude], zoom: splitZoom(round, map.getZoom()) });
  }

  map.on("click", (event) => choose(under(event, TAP_REACH)));

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
    if (event.key === "Enter" && onSelect) choose(nearestToMiddle());
  });

  /** Of what is drawn; the keys move the map, so the middle is where they point. */
  function nearestToMiddle() {
    const middle = map.project(map.getCenter());
    const distanceOf = ({ geometry }: NonNullable<ReturnType<typeof under>>) =>
      geometry.type === "Point"
        ? middle.dist(map.project(geometry.coordinates as [number, number]))
        : Number.POSITIVE_INFINITY;
    return map.queryRenderedFeatures({ layers }).toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
  }

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
