import type { Map as MapLibre } from "maplibre-gl";
import type { MapPaint } from "./map-paint.ts";
import type { MapImage } from "./map-point.ts";
import { POINT_LAYERS } from "./point-layers.ts";
import { roundImage } from "./round-image.ts";

/** Pictures cached although they are out of view; one is about 40 kB of memory. */
const KEPT_COUNT = 160;

/** Draws the pictures of points when the map first needs each, and evicts the least recently seen. */
export function drawImagesWhenNeeded(
  map: MapLibre,
  imageOf: (name: string, paint: MapPaint) => Promise<MapImage | null>,
  paint: () => MapPaint,
): void {
  /** In the order they were last seen. */
  const names = new Set<string>();
  map.setMissingStyleImageResolver(async (name) => {
    const image = roundImage(name, paint()) ?? (await imageOf(name, paint()));
    if (!image) return;
    const pixelRatio = Math.max(2, Math.ceil(devicePixelRatio));
    const pixels = await pixelsOf(image, pixelRatio);
    if (map.hasImage(name)) return;
    map.addImage(name, pixels, { pixelRatio });
    names.add(name);
  });
  map.on("style.load", () => names.clear());
  map.on("idle", () => {
    if (names.size <= KEPT_COUNT) return;
    for (const name of imagesInView(map)) if (names.delete(name)) names.add(name);
    for (const name of [...names].slice(0, names.size - KEPT_COUNT)) {
      names.delete(name);
      map.removeImage(name);
    }
  });
}

function imagesInView(map: MapLibre): Set<string> {
  const features = map.queryRenderedFeatures({ layers: POINT_LAYERS });
  return new Set(features.map(({ properties }) => properties.image));
}

/** A document becomes pixels by way of an image element: canvases read no SVG, and `data:` is all the policy allows. */
async function pixelsOf({ svg, width, height }: MapImage, pixelRatio: number): Promise<ImageData> {
  const element = new Image(width * pixelRatio, height * pixelRatio);
  element.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await element.decode();
  const canvas = document.createElement("canvas");
  canvas.width = element.width;
  canvas.height = element.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  context.drawImage(element, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
