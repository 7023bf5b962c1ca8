import { type DashboardPath, mayOpen } from "#features/accounts/desk-access.ts";
import type { Permissions } from "#platform/viewer.ts";

/** The lists of the dashboard whose things are found, in the order in which they are shown, each with the path of its editor. */
export const EDITORS = {
  shops: "/dashboard/shops/shop",
  products: "/dashboard/products/product",
  brands: "/dashboard/brands/brand",
  users: "/dashboard/users/user",
  support: "/dashboard/support",
  answers: "/dashboard/answers/answer",
  deals: "/dashboard/deals/deal",
  coffeejobs: "/dashboard/coffeejobs/joboffer",
  cities: "/dashboard/cities",
  discover: "/dashboard/discover/post",
  newsletter: "/dashboard/newsletter/issue",
} as const satisfies Record<string, DashboardPath>;

export type SearchedList = keyof typeof EDITORS;

export const SEARCHED_LISTS = Object.keys(EDITORS) as SearchedList[];

/** At most so many of each list. */
export const MOST_HITS = 5;

/** Something that is found, as the call answers it. */
export interface DeskHit {
  _id: string;
  name: string;
  /** A product's type. */
  type?: string;
  /** What tells it from others of that name: the town of a shop, the brand of a deal, what somebody asks. */
  detail?: string;
  isSample?: true;
  /** The path of its public page, where it has one. */
  page?: string;
}

/** The lists that somebody may open, each with what is found in it. */
export type DeskHits = Partial<Record<SearchedList, DeskHit[]>>;

export function editorPath(list: SearchedList, id: string): string {
  return `${EDITORS[list]}?id=${id}`;
}

export function roomPath(list: SearchedList): DashboardPath {
  return `/dashboard/${list}`;
}

/** The lists in which somebody finds anything at all. */
export function listsFor(permissions: Permissions): SearchedList[] {
  return SEARCHED_LISTS.filter((list) => mayOpen(permissions, roomPath(list)));
}

/** Longer than any name: an address with the words of a filter may be pasted. */
export const LONGEST_QUESTION = 300;
