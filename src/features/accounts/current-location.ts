import * as v from "valibot";

/** Three decimals, some hundred metres: nothing more exact leaves this file (security.md P1). */
const coordinate = (limit: number) =>
  v.pipe(
    v.number("Must be a number of degrees"),
    v.minValue(-limit, `Must be at least -${limit}`),
    v.maxValue(limit, `Must be at most ${limit}`),
    v.transform((degrees) => Math.round(degrees * 1000) / 1000),
  );

const place = {
  latitude: v.pipe(coordinate(90), v.description("Degrees north, such as 52.37")),
  longitude: v.pipe(coordinate(180), v.description("Degrees east, such as 4.89")),
  accuracy: v.optional(
    v.pipe(
      v.number("Must be a number of metres"),
      v.finite("Must be a number of metres"),
      v.minValue(0, "Must be at least 0"),
      v.description("In metres"),
    ),
  ),
};

export interface Place {
  latitude: number;
  longitude: number;
  /** In metres. */
  accuracy: number | null;
}

const { latitude, longitude, accuracy } = place;

/**
 * What `POST /api/currentlocation` takes (contract.md): a place under its name, null to forget it, or its three fields flat. Comes
 * out as one place, or null.
 */
export const currentLocationForm = v.pipe(
  v.strictObject({
    currentLocation: v.optional(v.nullable(v.strictObject(place))),
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
    accuracy,
  }),
  v.forward(
    v.partialCheck(
      [["currentLocation"], ["latitude"]],
      (given) => given.currentLocation !== undefined || given.latitude !== undefined,
      "Must be given",
    ),
    ["latitude"],
  ),
  v.forward(
    v.partialCheck(
      [["currentLocation"], ["longitude"]],
      (given) => given.currentLocation !== undefined || given.longitude !== undefined,
      "Must be given",
    ),
    ["longitude"],
  ),
  v.check(
    ({ currentLocation, ...flat }) => currentLocation === undefined || Object.keys(flat).length === 0,
    "Must have one place only",
  ),
  v.transform(({ currentLocation, ...flat }): Place | null => {
    if (currentLocation === null) return null;
    const given = currentLocation ?? flat;
    const { latitude: north = 0, longitude: east = 0, accuracy: metres = null } = given;
    return { latitude: north, longitude: east, accuracy: metres };
  }),
);
