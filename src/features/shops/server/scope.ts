import type { Bbox } from "#platform/geo/bbox.ts";

/** The scope of a list or a map. */
export type Scope =
  | { kind: "everywhere" }
  | { kind: "city" | "municipality"; id: number }
  | { kind: "shops"; ids: number[] }
  /** `cityId`: of its shops only, which is how a map of the invented town is moved. */
  | { kind: "box"; bbox: Bbox; cityId?: number }
  /** The nearest so many; a point must be given. */
  | { kind: "around"; amount: number };
