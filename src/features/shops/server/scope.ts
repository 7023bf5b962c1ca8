import type { Bbox } from "#platform/geo/bbox.ts";

/** Where a list or a map looks. */
export type Scope =
  | { kind: "everywhere" }
  | { kind: "city" | "municipality"; id: number }
  | { kind: "shops"; ids: number[] }
  | { kind: "box"; bbox: Bbox }
  /** The nearest so many; a point must be given. */
  | { kind: "around"; amount: number };
