import * as v from "valibot";
import { bboxSchema, getShopsQuery } from "./get-shops-query.ts";

/**
 * The query of the picture of a map: which shops, with the same query as the pins of the map, and the initial view. Never a
 * visitor's position: the picture is cached by its address.
 */
const mapPictureQuery = v.pipe(
  v.intersect([getShopsQuery, v.object({ view: bboxSchema })]),
  v.forward(
    v.check(({ latitude }) => latitude === undefined, "No picture is drawn around anybody"),
    ["latitude"],
  ),
);

/** Parses it; a repeated parameter is a list of values. */
export function readMapPictureQuery(query: URLSearchParams) {
  const words = [...new Set(query.keys())].map((word) => {
    const values = query.getAll(word);
    return [word, values.length > 1 ? values : values[0]];
  });
  return v.safeParse(mapPictureQuery, Object.fromEntries(words));
}
