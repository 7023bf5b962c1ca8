import { type RawBuilder, sql } from "kysely";
import type { Bbox } from "#features/places/bbox.ts";
import type { Point } from "#features/places/geo.ts";
import type { Slots } from "#platform/database/statement.ts";

/** Where a list or a map looks. */
export type Scope =
  | { kind: "everywhere" }
  | { kind: "city" | "municipality"; id: number }
  | { kind: "shops"; ids: number[] }
  | { kind: "box"; bbox: Bbox }
  /** The nearest so many; a point must be given. */
  | { kind: "around"; amount: number };

/** All that any scope may need; one that does not need a value does not look at it. */
export interface ScopeParameters {
  latitude: number | null;
  longitude: number | null;
  id: number;
  ids: number[];
  amount: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

export const SCOPE_KINDS = ["everywhere", "city", "municipality", "shops", "box", "around"] as const;

/** The rows of `shop_listing` in each scope. */
export const SCOPE_ROWS: Record<Scope["kind"], (p: Slots<ScopeParameters>) => RawBuilder<unknown>> = {
  everywhere: () => sql`true`,
  city: (p) => sql`city_id = ${p.id}`,
  municipality: (p) => sql`municipality_id = ${p.id}`,
  shops: (p) => sql`shop_id = any(${p.ids}::bigint[])`,
  box: (p) => sql`spot(latitude, longitude) <@ box(spot(${p.south}, ${p.west}), spot(${p.north}, ${p.east}))`,
  around: (p) => sql`shop_id in (
    select near.shop_id from shop_listing as near
    order by spot(near.latitude, near.longitude) <-> spot(${p.latitude}, ${p.longitude}) limit ${p.amount})`,
};

export function scopeParameters(scope: Scope, near: Point | undefined): ScopeParameters {
  const [west, south, east, north] = scope.kind === "box" ? scope.bbox : [0, 0, 0, 0];
  return {
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    id: "id" in scope ? scope.id : 0,
    ids: scope.kind === "shops" ? scope.ids : [],
    amount: scope.kind === "around" ? scope.amount : 0,
    west,
    south,
    east,
    north,
  };
}
