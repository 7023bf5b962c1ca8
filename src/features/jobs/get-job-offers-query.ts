import * as v from "valibot";
import { langSchema, pageSchema } from "#features/deals/get-deals-query.ts";
import { slugSchema } from "#features/places/slug.ts";
import { EMPLOYMENTS, JOB_ROLES } from "./job-offer.ts";
import { JOB_SORTS } from "./job-query.ts";

/** The query of `GET /api/getjoboffers` (product.md section 12). */
export const getJobOffersQuery = v.object({
  city: v.optional(slugSchema),
  role: v.optional(v.picklist(JOB_ROLES, `Must be of ${JOB_ROLES.join(", ")}`)),
  employment: v.optional(v.picklist(EMPLOYMENTS, `Must be of ${EMPLOYMENTS.join(", ")}`)),
  sort: v.optional(v.picklist(JOB_SORTS, `Must be of ${JOB_SORTS.join(", ")}`)),
  page: pageSchema,
  lang: langSchema,
});
