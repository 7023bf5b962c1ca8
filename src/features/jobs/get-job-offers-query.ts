import * as v from "valibot";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { EMPLOYMENTS, JOB_ROLES } from "./job-offer.ts";
import { JOB_SORTS } from "./job-query.ts";

/** The query of `GET /api/getjoboffers` (product.md section 12). */
export const getJobOffersQuery = v.object({
  city: v.optional(v.pipe(slugSchema, v.description("Slug of a city"))),
  role: oneOfSchema(JOB_ROLES, "What one does there"),
  employment: oneOfSchema(EMPLOYMENTS, "How much one works"),
  sort: oneOfSchema(JOB_SORTS, "`newest` without it"),
  page: pageSchema,
  lang: langSchema,
});
