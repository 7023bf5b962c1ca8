import * as v from "valibot";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { SEARCH_KINDS, type SearchKind, SPECIFIED_KINDS } from "./search-item.ts";
import { isForUsers, isUserName, withoutAt } from "./typed-question.ts";

const NO_KIND = `Must be one of ${SEARCH_KINDS.join(", ")}`;

function areKinds(words: string[]): boolean {
  return words.every((word) => (SEARCH_KINDS as readonly string[]).includes(word));
}

/** The query of `GET /api/autocomplete` (specification section 7); `types` may be said several times, or be a list with commas. */
export const autocompleteQuery = v.pipe(
  v.looseObject({
    search: v.pipe(v.string("Must be given once"), v.description("The beginning of a question")),
    types: v.optional(
      v.pipe(
        v.union([v.string(), v.array(v.string())], NO_KIND),
        v.transform((said) => (typeof said === "string" ? said.split(",") : said)),
        v.maxLength(SEARCH_KINDS.length, `Must be at most ${SEARCH_KINDS.length}`),
        v.check(areKinds, NO_KIND),
        v.transform((words) => words as SearchKind[]),
        v.description("Once or more often, or a list with commas; without it all groups but landmarks"),
      ),
    ),
    lang: langSchema,
  }),
  // Array and object syntax of some query parsers is refused here.
  v.check(
    (query) => !Object.keys(query).some((word) => word.startsWith("types[")),
    "Must be written types=…",
  ),
);

export interface AskedNames {
  /** The groups of the answer. */
  groups: SearchKind[];
  /** The kinds to search; none when there is nothing to search for. */
  kinds: SearchKind[];
  question: string;
}

/** Parses a valid query. Empty search words, or only "@", search for nothing (specification section 5), and one letter for no users. */
export function askedNames({
  search,
  types = [...SPECIFIED_KINDS],
}: v.InferOutput<typeof autocompleteQuery>): AskedNames {
  const groups = SEARCH_KINDS.filter((one) => types.includes(one));
  const question = withoutAt(search);
  const kinds = isForUsers(search) ? groups.filter((one) => one === "users") : groups;
  return { groups, kinds: isUserName(question) ? kinds : kinds.filter((one) => one !== "users"), question };
}
