import * as v from "valibot";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { readWallClock } from "./open-filter.ts";

/** The query of `GET /api/getshop` (product.md section 12). */
export const getShopQuery = v.object({
  url: v.pipe(slugSchema, v.description("Slug of the shop")),
  at: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readWallClock(text) !== null, "Must be a time such as 2026-12-31T20:00"),
      v.description("A time in the Netherlands such as 2026-12-31T20:00, for `openingAt`"),
    ),
  ),
  lang: langSchema,
});
