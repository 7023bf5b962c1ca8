import { type Area, cornersText, readArea } from "#platform/geo/ring.ts";

/** An area on the map with a name, and who says so of which day. */
export interface NamedArea {
  name: string;
  source: string;
  /** A partial date. */
  observedOn: string;
  area: Area;
}

/** The same while it is typed: its corners are a line each, or pasted GeoJSON. */
export interface TypedArea {
  name: string;
  source: string;
  observedOn: string;
  corners: string;
}

export function typedArea({ area, ...told }: NamedArea): TypedArea {
  return { ...told, corners: cornersText(area) };
}

/** Undefined where the corners are around no area. */
export function areaTyped({ corners, ...told }: TypedArea): NamedArea | undefined {
  const read = readArea(corners);
  return "area" in read ? { ...told, area: read.area } : undefined;
}
