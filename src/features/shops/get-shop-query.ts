import * as v from "valibot";
import { slugSchema } from "#features/places/slug.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";

/** The query of `GET /api/getshop` (product.md section 12). */
export const getShopQuery = v.object({
  url: v.pipe(slugSchema, v.description("Slug of the shop")),
  lang: langSchema,
});
