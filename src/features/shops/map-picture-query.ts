import * as v from "valibot";
import { bboxSchema, getShopsQuery } from "./get-shops-query.ts";

/** The query of the picture of a map: which shops, as the pins of the map ask for them, and where the map begins. */
const mapPictureQuery = v.intersect([getShopsQuery, v.object({ view: bboxSchema })]);

/** Reads it; a word that stands there several times is a list of values. */
export function readMapPictureQuery(query: URLSearchParams) {
  const words = [...new Set(query.keys())].map((word) => {
    const values = query.getAll(word);
    return [word, values.length > 1 ? values : values[0]];
  });
  return v.safeParse(mapPictureQuery, Object.fromEntries(words));
}
