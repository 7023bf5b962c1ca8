import { type Area, cornersText, readArea } from "#platform/geo/ring.ts";
import { observedOnTyped, typedObservedOn } from "#platform/typed-observed-on.ts";

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

export function typedArea({ area, observedOn, ...told }: NamedArea, tag: string): TypedArea {
  return { ...told, observedOn: typedObservedOn(observedOn, tag), corners: cornersText(area) };
}

/** Undefined where the corners are around no area. What is no day stays as it is typed, and is refused with the zone that it is of. */
export function areaTyped({ corners, observedOn, ...told }: TypedArea): NamedArea | undefined {
  const read = readArea(corners);
  if (!("area" in read)) return undefined;
  return { ...told, observedOn: observedOnTyped(observedOn) ?? observedOn, area: read.area };
}
