import type { GeoJSONSource, Map as MapLibre, MapMouseEvent } from "maplibre-gl";
import type { MapStart } from "./map-start.ts";
import { CLUSTER_LAYER, POINT_LAYERS, POINTS } from "./point-layers.ts";

/** Around a tap, in px: fingers are broader than pins. */
const TAP_REACH = 6;

/** Reports to the page what visitors do on the map. */
export function listenToMap(
  map: MapLibre,
  {
    isCooperative,
    onSelect,
    onMove,
    onLeave,
  }: Pick<MapStart, "isCooperative" | "onSelect" | "onMove" | "onLeave">,
): void {
  const canvas = map.getCanvas();

  const under = ({ point: { x, y } }: MapMouseEvent, reach: number) =>
    map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: [...POINT_LAYERS, CLUSTER_LAYER] },
    )[0];

  map.on("click", async (event) => {
    const found = under(event, TAP_REACH);
    if (!found) return;
    if (found.properties.cluster_id === undefined) return onSelect?.(Number(found.properties.id));
    const source = map.getSource<GeoJSONSource>(POINTS);
    const zoom = await source?.getClusterExpansionZoom(Number(found.properties.cluster_id));
    if (zoom === undefined || found.geometry.type !== "Point") return;
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    map.easeTo({ center: [longitude, latitude], zoom });
  });

  if (onSelect) {
    map.on("mousemove", (event) => {
      if (!map.isMoving()) canvas.style.cursor = under(event, 0) ? "pointer" : "";
    });
  }

  const tellBounds = (isByVisitor: boolean) => {
    const [[west, south], [east, north]] = map.getBounds().toArray();
    onMove?.([west, south, east, north], isByVisitor);
  };
  let isResizing = false;
  map.once("load", () => tellBounds(false));
  map.on("resize", () => (isResizing = !map.isMoving()));
  map.on("moveend", (event) => {
    if ("isNudge" in event) return;
    tellBounds(!isResizing);
    isResizing = false;
  });

  canvas.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && onLeave) {
      event.preventDefault();
      onLeave();
    }
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
