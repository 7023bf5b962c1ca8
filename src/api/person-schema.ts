import * as v from "valibot";

/** Somebody as lists show them (contract.md, "User"). */
export const PersonShape = v.pipe(
  v.object({
    _id: v.string(),
    url: v.pipe(v.string(), v.description("Slug of the page `/user/{url}`")),
    name: v.string(),
    thumbnail: v.pipe(v.string(), v.description("Path of the picture, square")),
  }),
  v.metadata({ ref: "Person" }),
);
