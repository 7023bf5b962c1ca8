import { Hono } from "hono";
import * as v from "valibot";
import { ANY_ROLE } from "#features/accounts/access.ts";
import { asOneOf } from "#features/accounts/server/members.ts";
import {
  LONGEST_QUESTION,
  MOST_HITS,
  SEARCHED_LISTS,
  type SearchedList,
} from "#features/desk-search/desk-hit.ts";
import { thingsFound } from "#features/desk-search/server/things-found.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { languageOf } from "../language-of.ts";

const DeskHitShape = v.pipe(
  v.object({
    _id: v.string(),
    name: v.string(),
    type: v.optional(v.pipe(v.string(), v.description("Of a product"))),
    detail: v.optional(
      v.pipe(v.string(), v.description("What tells it from others of that name, such as the town of a shop")),
    ),
    isSample: v.optional(v.literal(true)),
    page: v.optional(v.pipe(v.string(), v.description("Path of its public page, where it has one"))),
  }),
  v.metadata({ ref: "DeskHit" }),
);

const group = v.optional(v.pipe(v.array(DeskHitShape), v.maxLength(MOST_HITS)));

const finding = describeCall({
  summary: "What somebody may open in the dashboard, by its name, number or address",
  description:
    `At most ${MOST_HITS} of each list that is there for the caller, the best first; what is somebody else's is not found. ` +
    "Names forgive typos. `@name` looks for people only, `#words` for tickets only, `#123` for whatever has that `_id`, and the " +
    "address of a public page for what it shows.",
  answer: "A list for each of the lists of the dashboard that the caller may open",
  shape: v.pipe(
    v.object(
      Object.fromEntries(SEARCHED_LISTS.map((list) => [list, group])) as Record<SearchedList, typeof group>,
    ),
    v.metadata({ ref: "DeskHits" }),
  ),
  refusals: { 400: "What is asked for is missing or too long", 403: "The caller has no role" },
  isForAccounts: true,
});

const query = v.object({
  search: v.pipe(
    v.string("Must be given once"),
    v.maxLength(LONGEST_QUESTION, `Must have at most ${LONGEST_QUESTION} characters`),
    v.description("A name or the beginning of one, a number, or an address"),
  ),
  lang: langSchema,
});

/** `GET /api/dashboard/search`. */
export const dashboardsearch = new Hono<ApiEnvironment>().get(
  "/",
  finding,
  check("query", query),
  async (c) => {
    const member = asOneOf(c.get("viewer"), ANY_ROLE);
    const { search } = c.req.valid("query");
    return c.json(await thingsFound(c.get("database"), member, { search, locale: languageOf(c) }));
  },
);
