import * as v from "valibot";
import { slugSchema } from "#features/places/slug.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { EMPLOYMENTS, JOB_ROLES } from "./job-offer.ts";
import { JOB_SORTS } from "./job-query.ts";

const oneOf = <const Words extends readonly string[]>(words: Words, description: string) =>
  v.optional(v.pipe(v.picklist(words, `Must be of ${words.join(", ")}`), v.description(description)));

/** The query of `GET /api/getjoboffers` (product.md section 12). */
export const getJobOffersQuery = v.object({
  city: v.optional(v.pipe(slugSchema, v.description("Slug of a city"))),
  role: oneOf(JOB_ROLES, "What one does there"),
  employment: oneOf(EMPLOYMENTS, "How much one works"),
  sort: oneOf(JOB_SORTS, "`newest` without it"),
  page: pageSchema,
  lang: langSchema,
});
