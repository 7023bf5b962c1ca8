import * as v from "valibot";
import { DEAL_TYPES } from "#features/compliance/compliance.ts";
import { DEAL_KINDS } from "#features/deals/deal.ts";
import { POST_KINDS } from "#features/discover/post.ts";
import { EMPLOYMENTS, JOB_ROLES, SALARY_UNITS } from "#features/jobs/job-offer.ts";
import { LOCALES } from "#platform/i18n/locales.ts";

/** In the requested language where that exists, else as it was written. */
const Words = v.strictObject({ text: v.string(), locale: v.picklist(LOCALES) });
const Named = v.strictObject({ url: v.string(), name: v.string() });
const Image = v.strictObject({ key: v.string(), width: v.number(), height: v.number() });

/** A deal that holds now. `shops` is empty where it holds wherever the brand is sold. Times are ISO 8601. */
const DealPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    title: Words,
    kind: v.picklist(DEAL_KINDS),
    category: v.picklist(DEAL_TYPES),
    wasCents: v.nullable(v.number()),
    nowCents: v.nullable(v.number()),
    validFrom: v.string(),
    validTo: v.string(),
    isSponsored: v.boolean(),
    isSample: v.boolean(),
    brand: v.strictObject({ _id: v.string(), url: v.string(), name: v.string() }),
    shops: v.array(v.strictObject({ url: v.string(), name: v.string(), city: Named })),
    picture: v.nullable(Image),
  }),
  v.metadata({ ref: "DealPreview" }),
);

export const DealPage = v.pipe(
  v.strictObject({ items: v.array(DealPreview), total: v.number(), page: v.number() }),
  v.metadata({ ref: "DealPage" }),
);

/** A job that is open now. */
const JobPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    title: Words,
    role: v.picklist(JOB_ROLES),
    employment: v.picklist(EMPLOYMENTS),
    hours: v.nullable(v.strictObject({ low: v.number(), high: v.number() })),
    salary: v.nullable(
      v.strictObject({ lowCents: v.number(), highCents: v.number(), unit: v.picklist(SALARY_UNITS) }),
    ),
    employer: v.strictObject({ kind: v.picklist(["shop", "brand"]), url: v.string(), name: v.string() }),
    city: v.nullable(Named),
    postedAt: v.string(),
    validThrough: v.string(),
    isSample: v.boolean(),
  }),
  v.metadata({ ref: "JobPreview" }),
);

export const JobPage = v.pipe(
  v.strictObject({ items: v.array(JobPreview), total: v.number(), page: v.number() }),
  v.metadata({ ref: "JobPage" }),
);

/** A post of the feed; `event` is null for an article. */
const PostPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    kind: v.picklist(POST_KINDS),
    title: Words,
    lead: Words,
    author: v.strictObject({
      kind: v.picklist(["editorial", "brand", "shop"]),
      url: v.nullable(v.string()),
      name: v.nullable(v.string()),
    }),
    cities: v.array(Named),
    tags: v.array(v.string()),
    isSponsored: v.boolean(),
    isSample: v.boolean(),
    publishedAt: v.string(),
    event: v.nullable(
      v.strictObject({ startsAt: v.string(), endsAt: v.nullable(v.string()), place: v.nullable(v.string()) }),
    ),
    cover: v.nullable(v.strictObject({ ...Image.entries, alt: v.nullable(Words) })),
  }),
  v.metadata({ ref: "PostPreview" }),
);

export const PostPage = v.pipe(
  v.strictObject({ items: v.array(PostPreview), total: v.number(), page: v.number() }),
  v.metadata({ ref: "PostPage" }),
);
