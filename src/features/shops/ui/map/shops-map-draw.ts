import type { MapPaint } from "#ui/map/map-paint.ts";
import type { MapImage } from "#ui/map/map-point.ts";

/** The picture of a pin. The code for facades is loaded with the map, not with the page. */
export async function drawImage(name: string, paint: MapPaint): Promise<MapImage | null> {
  const { imageOf } = await import("./shops-map-images.ts");
  return imageOf(name, paint);
}
