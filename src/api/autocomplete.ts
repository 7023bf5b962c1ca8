import { Hono } from "hono";
import * as v from "valibot";
import { askedNames, autocompleteQuery } from "#features/search/autocomplete-query.ts";
import type { SearchKind } from "#features/search/search-item.ts";
import { wordsOf } from "#features/search/search-words.ts";
import { suggestionAddress } from "#features/search/suggestion-address.ts";
import { peopleFound } from "#features/social/server/people-found.ts";
import { foundNames } from "#features/shops/server/found-names.ts";
import { type FoundWithNearest, withNearest } from "#features/shops/server/with-nearest.ts";
import { LANDMARK_KINDS } from "#features/places/landmark.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import type { Database } from "#platform/database/database.ts";
import type { Viewer } from "#platform/viewer.ts";
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
    to: v.optional(
      v.pipe(
        v.string(),
        v.description(
          "Of a place that only a part of the words names: the path of what all of them mean, such as /coffeeshops/amsterdam?open=late",
        ),
      ),
    ),
    products: v.optional(
      v.pipe(v.string(), v.description("The words that mean products, which are searched at that path")),
    ),
    nearest: v.optional(
      v.pipe(
        v.object({ place: v.string(), metres: v.number() }),
        v.description("Of a city without a shop: where the nearest coffeeshop is, and how far"),
      ),
    ),
  }),
  v.metadata({ ref: "Suggestion" }),
);

const LandmarkSuggestion = v.pipe(
  v.object({
    _id: v.string(),
    url: v.pipe(
      v.string(),
      v.description("The path of the shops around it: /coffeeshops/amsterdam?from=damrak"),
    ),
    name: v.string(),
    kind: v.picklist(LANDMARK_KINDS),
    place: v.string(),
  }),
  v.metadata({ ref: "LandmarkSuggestion" }),
);

const group = v.optional(v.pipe(v.array(Suggestion), v.maxLength(5)));

/** The answer: one group for each requested kind, best first. */
export const Suggestions = v.pipe(
  v.object({
    cities: group,
    landmarks: v.optional(v.pipe(v.array(LandmarkSuggestion), v.maxLength(5))),
    users: group,
    shops: group,
    brands: group,
    products: group,
  }),
  v.metadata({ ref: "Suggestions" }),
);

const description = describeCall({
  summary: "Names that may be meant by the beginning of a question",
  description:
    "At most five of each type, best first. All words must be met, in any order; accents do not matter, and typos are " +
    "forgiven when too little is found without. A question that begins with `@` looks for users only; they are found from two letters on, if they want to be. Streets, squares, " +
    "stations and sights are found by `types=landmarks` only.",
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
  const recently = recentAnswers<FoundWithNearest[]>({ max: KEPT_COUNT, keptMs: KEPT_MS });
  return new Hono<ApiEnvironment>().get("/", description, check("query", autocompleteQuery), async (c) => {
    const { groups, kinds, question } = askedNames(c.req.valid("query"));
    const locale = languageOf(c);
    const key = `${locale} ${kinds.join(" ")} ? ${wordsAsked(question)}`;
    const found = await recently(key, async () => {
      const database = c.get("database");
      return withNearest(database, {
        found: await foundNames(database, { kinds, question, locale }),
        locale,
      });
    });
    return c.json(suggestions(groups, await withoutBlocked(c.get("database"), found, c.get("viewer"))));
  });
}

/** Doubled words count: one may be the number of a house, and the other that of a street. */
const wordsAsked = (question: string) => wordsOf(plainLetters(question.slice(0, 128))).join(" ");

/** What was found is the same for everybody; who blocked one another do not find each other. */
async function withoutBlocked(
  database: Database,
  found: FoundWithNearest[],
  { accountId: viewerId }: Viewer,
): Promise<FoundWithNearest[]> {
  if (viewerId === null) return found;
  const accountIds = found.filter(({ kind }) => kind === "users").map(({ entityId }) => entityId);
  const shown = new Set((await peopleFound(database, { accountIds, viewerId })).map(({ id }) => id));
  return found.filter(({ kind, entityId }) => kind !== "users" || shown.has(entityId));
}

function suggestions(groups: SearchKind[], found: FoundWithNearest[]): v.InferOutput<typeof Suggestions> {
  return Object.fromEntries(
    groups.map((kind) => {
      const ofKind = found.filter((item) => item.kind === kind);
      return [kind, kind === "landmarks" ? ofKind.map(landmarkSuggestion) : ofKind.map(suggestion)];
    }),
  );
}

function suggestion({
  entityId,
  url,
  name,
  type,
  place,
  isSample,
  nearest,
  narrowed,
}: FoundWithNearest): v.InferOutput<typeof Suggestion> {
  return {
    _id: String(entityId),
    url,
    name,
    ...(type !== null && { type }),
    ...(place !== null && { place }),
    ...(isSample && { isSample }),
    ...(narrowed && { to: narrowed.to }),
    ...(narrowed?.q && { products: narrowed.q }),
    ...(nearest && { nearest: { place: nearest.city.name, metres: Math.round(nearest.metres) } }),
  };
}

function landmarkSuggestion({ entityId, url, name, type, place, narrowed }: FoundWithNearest) {
  const address = narrowed?.to ?? suggestionAddress("landmarks", { url });
  return { _id: String(entityId), url: address, name, kind: type, place };
}
