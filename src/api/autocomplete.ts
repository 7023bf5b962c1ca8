import { Hono } from "hono";
import * as v from "valibot";
import { askedNames, autocompleteQuery } from "#features/search/autocomplete-query.ts";
import type { FoundItem, SearchKind } from "#features/search/search-item.ts";
import { searchWords } from "#features/search/search-words.ts";
import { autocomplete as findNames } from "#features/search/server/autocomplete.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { recentAnswers } from "./recent-answers.ts";

const Suggestion = v.pipe(
  v.object({
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    type: v.optional(v.string()),
    place: v.optional(v.string()),
    isSample: v.optional(v.literal(true)),
  }),
  v.metadata({ ref: "Suggestion" }),
);

const group = v.optional(v.pipe(v.array(Suggestion), v.maxLength(5)));

/** The answer: one group for each requested kind, best first. */
export const Suggestions = v.pipe(
  v.object({ cities: group, users: group, shops: group, brands: group, products: group }),
  v.metadata({ ref: "Suggestions" }),
);

const description = describeCall({
  summary: "Names that may be meant by the beginning of a question",
  description:
    "At most five of each type, best first. All words must be met, in any order; accents do not matter, and typos are " +
    "forgiven when too little is found without. A question that begins with `@` looks for users only.",
  answer: "A list for each type that was asked for",
  shape: Suggestions,
  refusals: { 400: "A type is not known" },
  isRateLimited: true,
});

/** security.md D2. */
const KEPT_MS = 5_000;
const KEPT_COUNT = 2_000;

/** `GET /api/autocomplete` (specification section 7). */
export function autocomplete(): Hono<ApiEnvironment> {
  const recently = recentAnswers<FoundItem[]>({ max: KEPT_COUNT, keptMs: KEPT_MS });
  return new Hono<ApiEnvironment>().get("/", description, check("query", autocompleteQuery), async (c) => {
    const { groups, kinds, question } = askedNames(c.req.valid("query"));
    const locale = languageOf(c);
    const key = `${locale} ${kinds.join(" ")} ? ${searchWords(question).join(" ")}`;
    const found = await recently(key, () => findNames(c.get("database"), { kinds, question, locale }));
    return c.json(suggestions(groups, found));
  });
}

function suggestions(groups: SearchKind[], found: FoundItem[]): v.InferOutput<typeof Suggestions> {
  return Object.fromEntries(
    groups.map((kind) => [kind, found.filter((item) => item.kind === kind).map(suggestion)]),
  );
}

function suggestion({
  entityId,
  url,
  name,
  type,
  place,
  isSample,
}: FoundItem): v.InferOutput<typeof Suggestion> {
  return {
    _id: String(entityId),
    url,
    name,
    ...(type !== null && { type }),
    ...(place !== null && { place }),
    ...(isSample && { isSample }),
  };
}
