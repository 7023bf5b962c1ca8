import * as v from "valibot";
import { isInCountry } from "./geo.ts";

/** One coordinate as written in a query or a file. Only plain decimals: `1e309`, `NaN`, `0x10` and a decimal comma are refused. */
const coordinate = (limit: number) =>
  v.pipe(
    v.string("Is missing"),
    v.regex(/^[+-]?\d{1,3}(?:\.\d{1,15})?$/, "Must be a number of degrees"),
    v.toNumber(),
    v.minValue(-limit, `Must be at least -${limit}`),
    v.maxValue(limit, `Must be at most ${limit}`),
  );

export const latitudeSchema = v.pipe(coordinate(90), v.description("Degrees north, such as 52.37"));
export const longitudeSchema = v.pipe(coordinate(180), v.description("Degrees east, such as 4.89"));

/** A point of the country in JSON. */
export const locationSchema = v.pipe(
  v.strictObject({
    latitude: v.number("Must be a number of degrees"),
    longitude: v.number("Must be a number of degrees"),
  }),
  v.check(isInCountry, "Must lie in the Netherlands"),
);

/** Any point of the world: a search nearby may start abroad. */
export const pointSchema = v.object({ latitude: latitudeSchema, longitude: longitudeSchema });
