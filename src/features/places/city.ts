import type { Point } from "#platform/geo/geo.ts";
import type { Municipality, Province } from "./municipality.ts";

/** What a slug under `/coffeeshops/` names: a place people live in, or a municipality without a place of its own name. */
export interface City extends Point {
  type: "city" | "municipality";
  id: number;
  slug: string;
  /** In the reader's language: The Hague, La Haye, Haga. */
  name: string;
  province: Province;
  /** Of the place; null where unknown, and for a municipality. */
  population: number | null;
  /** Other names in use, such as Den Bosch. */
  aliases: string[];
  municipality: Municipality;
}
