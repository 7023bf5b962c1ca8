import type { Member } from "#features/accounts/server/members.ts";
import { brandsToEdit, brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { productsToEdit, productToEdit } from "#features/contributions/server/products-to-edit.ts";
import { shopsToEdit, shopToEdit } from "#features/contributions/server/shops-to-edit.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { dealsToEdit, dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { postsToEdit, postToEdit } from "#features/discover/server/posts-to-edit.ts";
import { jobsToEdit, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { issuesToEdit, issueToEdit } from "#features/newsletter/server/issues-to-edit.ts";
import { citiesToEdit, cityToEdit } from "#features/places/server/cities-to-edit.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import { suggestionAddress } from "#features/search/suggestion-address.ts";
import { answersToEdit, answerToEdit } from "#features/support/server/answers-to-edit.ts";
import { ticketsToAnswer, ticketToAnswer } from "#features/support/server/tickets-to-answer.ts";
import { usersToManage, userToManage } from "#features/users/server/users-to-manage.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { type DeskHit, MOST_HITS, type SearchedList } from "../desk-hit.ts";

/** How things of a list are found where the search index doesn't have them: each list says itself whose they are. */
interface Searched {
  /** Undefined for none, and for that of somebody else. */
  numbered(
    database: Database,
    member: Member,
    asked: { id: number; locale: Locale },
  ): Promise<DeskHit | undefined>;
  named(database: Database, member: Member, asked: { text: string; locale: Locale }): Promise<DeskHit[]>;
}

/** What the list itself knows, in the order in which the best come first. */
function searched<Item extends { id: number }, Sort extends string>({
  item,
  page,
  order,
  hit,
}: {
  item: (database: Database, member: Member, asked: { id: number }) => Promise<Item | undefined>;
  page: (
    database: Database,
    member: Member,
    query: ListQuery<Sort, never> & { size?: number },
  ) => Promise<{ items: Item[] }>;
  order: Pick<ListQuery<Sort>, "sort" | "isDescending">;
  hit: (item: Item, locale: Locale) => Omit<DeskHit, "_id" | "isSample"> & { isSample: boolean };
}): Searched {
  const hitOf = (found: Item, locale: Locale): DeskHit => {
    const { isSample, ...told } = hit(found, locale);
    return { _id: String(found.id), ...told, ...(isSample && { isSample }) };
  };
  return {
    async numbered(database, member, { id, locale }) {
      const found = await item(database, member, { id });
      return found && hitOf(found, locale);
    },
    async named(database, member, { text, locale }) {
      const query = { q: text, filters: {}, page: 1, size: MOST_HITS, ...order };
      const { items } = await page(database, member, query);
      return items.map((found) => hitOf(found, locale));
    },
  };
}

/** So much of a question as tells it from others. */
const BEGINNING = 80;

export const SEARCHED: Record<SearchedList, Searched> = {
  shops: searched({
    item: shopToEdit,
    page: shopsToEdit,
    order: { sort: "name", isDescending: false },
    hit: ({ values, shown }) => ({
      name: String(values.name),
      detail: shown.city.name,
      isSample: shown.isSample,
      page: suggestionAddress("shops", { url: shown.slug }),
    }),
  }),
  products: searched({
    item: productToEdit,
    page: productsToEdit,
    order: { sort: "best", isDescending: false },
    hit: ({ values: { name, type, status, brand }, shown: { slug, isSample } }) => ({
      name,
      type,
      isSample,
      ...(brand && { detail: brand.name }),
      ...(PUBLIC_PRODUCT_STATUSES.includes(status) && {
        page: suggestionAddress("products", { url: slug, type }),
      }),
    }),
  }),
  brands: searched({
    item: brandToEdit,
    page: brandsToEdit,
    order: { sort: "rank", isDescending: false },
    hit: ({ values, shown: { state, slug, isSample } }) => ({
      name: values.name,
      isSample,
      ...(state === "active" && { page: suggestionAddress("brands", { url: slug }) }),
    }),
  }),
  users: searched({
    item: userToManage,
    page: usersToManage,
    order: { sort: "name", isDescending: false },
    hit: ({ values: { name, url }, shown: { isSample } }) => ({
      name,
      detail: `@${url}`,
      isSample,
      page: suggestionAddress("users", { url }),
    }),
  }),
  support: searched({
    item: ticketToAnswer,
    page: ticketsToAnswer,
    order: { sort: "waiting", isDescending: false },
    hit: ({ id, values: { name, message } }) => ({
      name: `#${id} ${name}`,
      detail: [...message.replaceAll(/\s+/g, " ")].slice(0, BEGINNING).join(""),
      isSample: false,
    }),
  }),
  answers: searched({
    item: answerToEdit,
    page: answersToEdit,
    order: { sort: "name", isDescending: false },
    hit: ({ values, shown: { isSample } }) => ({ name: values.name, isSample }),
  }),
  deals: searched({
    item: dealToEdit,
    page: dealsToEdit,
    order: { sort: "changed", isDescending: true },
    hit: ({ values: { title, brand }, shown: { slug, state, isSample } }, locale) => ({
      name: textIn(title, locale)?.text ?? slug,
      detail: brand.name,
      isSample,
      ...(state === "live" && { page: `/deals/${slug}` }),
    }),
  }),
  coffeejobs: searched({
    item: jobToEdit,
    page: jobsToEdit,
    order: { sort: "changed", isDescending: true },
    hit: ({ values: { title, shop, brand }, shown: { slug, state, isSample } }, locale) => ({
      name: textIn(title, locale)?.text ?? slug,
      detail: (shop ?? brand)?.name ?? "",
      isSample,
      ...(state === "live" && { page: `/jobs/${slug}` }),
    }),
  }),
  cities: searched({
    item: cityToEdit,
    page: citiesToEdit,
    order: { sort: "population", isDescending: true },
    hit: ({ values: { names }, shown: { slug, municipality, isSample } }, locale) => ({
      name: textIn(names, locale)?.text ?? slug,
      detail: municipality,
      isSample,
      page: `/coffeeshops/${slug}`,
    }),
  }),
  discover: searched({
    item: postToEdit,
    page: postsToEdit,
    order: { sort: "changed", isDescending: true },
    hit: ({ values: { title }, shown: { slug, state, isSample } }, locale) => ({
      name: textIn(title, locale)?.text ?? slug,
      isSample,
      ...(state === "published" && { page: `/discover/${slug}` }),
    }),
  }),
  newsletter: searched({
    item: issueToEdit,
    page: issuesToEdit,
    order: { sort: "changed", isDescending: true },
    hit: ({ values: { subject }, shown: { isSample } }, locale) => ({
      name: textIn(subject, locale)?.text ?? "",
      isSample,
    }),
  }),
};
