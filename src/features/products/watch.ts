import * as v from "valibot";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** More than anybody waits for: a list of one's own, not of a catalogue. */
export const MOST_WATCHES = 100;

/** How far from a town its people go for a product, in metres. */
export const WATCH_METRES = 10_000;

const SLUG = /^[a-z0-9-]{1,80}$/;

export const watchForm = v.strictObject({
  productId: v.pipe(rowIdSchema, v.description("The `_id` of the product")),
  city: v.pipe(
    v.string("Must be given"),
    v.regex(SLUG, "Must be the url of a city"),
    v.description("The `url` of the city in or near which it is wanted"),
  ),
  watch: v.boolean("Must be true or false"),
});

/** A product that somebody wants to hear of, and where. */
export interface Watch {
  product: { id: number; type: string; slug: string; name: string };
  city: { slug: string; name: string };
}

/** What the question needs, near which town somebody wants to be told. */
export interface TellMeChoices {
  /** The towns with a coffeeshop, by name. */
  cities: { slug: string; name: string }[];
  /** Where the viewer waits for the product already. */
  watches: Watch[];
  /** The town that the address names. */
  city: string | null;
  /** Where the viewer last waited for anything. */
  lastCity: string | null;
}
