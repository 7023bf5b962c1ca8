import type { I18n, MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { pageIn } from "#platform/read-query.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { isSlug } from "#platform/text/slug.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";

/** A value of a filter; its words may have a number in them, which each language writes its own way. */
export interface ListChoice {
  value: string;
  label: MessageDescriptor | ((i18n: I18n) => string);
}

export function choiceText({ label }: ListChoice, i18n: I18n): string {
  return typeof label === "function" ? label(i18n) : i18n._(label);
}

/** What a list can be asked for, by the words of its address. */
export interface ListSpec<
  Sort extends string = string,
  Filter extends string = string,
  Slug extends string = string,
> {
  sorts: readonly Sort[];
  /** That of an address without one; with a hyphen before it the other way round. */
  order: Sort | `-${Sort}`;
  /** The choices of each filter. */
  filters: Readonly<Record<Filter, readonly ListChoice[]>>;
  /** How the values of a filter are called together. */
  labels?: Readonly<Record<string, MessageDescriptor>>;
  /** Filters whose value is the slug of a thing, which is looked up by its name. */
  slugs?: readonly Slug[];
  /** Filters that are asked for now and then, and shown by a press also where there is room. */
  folded?: readonly string[];
  /** The values of a filter that go with the others; all of them for what is not here. */
  fitting?: Readonly<Record<string, (filters: ListQuery["filters"]) => readonly string[]>>;
}

/** What a list is asked for. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  /** Part of a name, or empty. */
  q: string;
  sort: Sort;
  isDescending: boolean;
  filters: Partial<Record<Filter, string>>;
  /** From 1. */
  page: number;
}

export const LIST_PAGE = 50;

const LONGEST_SEARCH = 100;

/** Reads the address of a list. Unknown words are ignored, so that an old link still shows one. */
export function readListQuery<Sort extends string, Filter extends string, Slug extends string = never>(
  { sorts, order, filters, slugs = [] }: ListSpec<Sort, Filter, Slug>,
  search: URLSearchParams,
): ListQuery<Sort, Filter | Slug> {
  const asked = search.get("sort")?.replace(/^-/, "");
  const wish = sorts.some((sort) => sort === asked) ? (search.get("sort") as string) : order;
  const sort = wish.replace(/^-/, "") as Sort;
  const chosen = Object.entries<readonly ListChoice[]>(filters).flatMap(([word, choices]) => {
    const chosenValue = search.get(word);
    return choices.some(({ value }) => value === chosenValue) ? [[word, chosenValue]] : [];
  });
  const named = slugs.flatMap((word) => {
    const slug = search.get(word) ?? "";
    return isSlug(slug) ? [[word, slug]] : [];
  });
  return {
    // No name has control characters, and PostgreSQL refuses NUL.
    q: [...(search.get("q") ?? "").replace(/\p{Cc}/gu, "").trim()].slice(0, LONGEST_SEARCH).join(""),
    sort,
    isDescending: wish.startsWith("-"),
    filters: Object.fromEntries([...chosen, ...named]) as Partial<Record<Filter | Slug, string>>,
    page: pageIn(search),
  };
}

/** The address of a list; equal lists have equal addresses. */
export function listAddress(path: string, spec: ListSpec, query: Partial<ListQuery>): string {
  const words = new URLSearchParams();
  if (query.q) words.set("q", query.q);
  for (const word of filterWords(spec)) {
    const value = query.filters?.[word];
    if (value) words.set(word, value);
  }
  const sort = sortWord(query);
  if (sort !== undefined && sort !== spec.order) words.set("sort", sort);
  if (query.page && query.page > 1) words.set("page", String(query.page));
  return words.size > 0 ? `${path}?${words}` : path;
}

/** The words of all filters, in their order. */
export function filterWords({ filters, slugs = [] }: ListSpec): string[] {
  return [...Object.keys(filters), ...slugs];
}

/** The filters with one of them as it is chosen now, or without it; others that do not go with it are left out. */
export function withFilter(
  { fitting = {} }: ListSpec,
  filters: ListQuery["filters"],
  chosen: ListQuery["filters"],
): ListQuery["filters"] {
  const next = { ...filters, ...chosen };
  const fits = ([word, value]: [string, string | undefined]) =>
    value !== undefined && (fitting[word]?.(next).includes(value) ?? true);
  return Object.fromEntries(Object.entries(next).filter(fits));
}

/** The order as the address has it: `ends`, or `-ends` for the other way round. */
export function sortWord({ sort, isDescending }: Partial<ListQuery>): string | undefined {
  return isDescending ? `-${sort}` : sort;
}

/** The query of the list's call. Unlike a page it refuses what it does not know. */
export function listCallQuery({ sorts, filters, slugs = [] }: ListSpec) {
  const signed = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const words = Object.entries(filters).map(([word, choices]) => {
    const values = choices.map(({ value }) => value);
    const told = `of ${values.join(", ")}`;
    return [
      word,
      v.optional(v.pipe(v.picklist(values, `Must be ${told}`), v.description(`Only those ${told}`))),
    ];
  });
  const named = slugs.map((word) => [
    word,
    v.optional(v.pipe(slugSchema, v.description("Only those of this one: the end of its address"))),
  ]);
  return v.object({
    q: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(LONGEST_SEARCH, `Must have at most ${LONGEST_SEARCH} characters`),
        v.description("A part of the name"),
      ),
    ),
    sort: v.optional(
      v.pipe(
        v.picklist(signed, `Must be of ${signed.join(", ")}`),
        v.description(`Of ${sorts.join(", ")}; with a hyphen before it the other way round`),
      ),
    ),
    page: pageSchema,
    ...(Object.fromEntries([...words, ...named]) as Record<
      string,
      v.GenericSchema<unknown, string | undefined>
    >),
  });
}
