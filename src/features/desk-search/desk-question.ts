import { isForUsers, withoutAt } from "#features/search/typed-question.ts";
import { isProductType } from "#features/products/product-types.ts";
import { isLocale } from "#platform/i18n/locales.ts";
import { EDITORS, SEARCHED_LISTS, type SearchedList } from "./desk-hit.ts";

/** What is asked for in the search of the dashboard. */
export type DeskQuestion =
  | { kind: "nothing" }
  /** `#123`: whatever has that number. Without a list in any of them. */
  | { kind: "number"; id: number; list?: SearchedList }
  /** A pasted address of a public page. */
  | { kind: "page"; list: SearchedList; slug: string }
  /** Without a list in all of them. */
  | { kind: "words"; text: string; list?: SearchedList };

/** Begins what looks for actions only, which nobody needs to be asked for. */
export const ACTIONS_ONLY = ">";

const TICKETS_ONLY = "#";

/** By the first word of their addresses. */
const LISTS_OF_PAGES: Readonly<Record<string, SearchedList | undefined>> = {
  coffeeshop: "shops",
  brand: "brands",
  user: "users",
  deals: "deals",
  jobs: "coffeejobs",
  coffeeshops: "cities",
  discover: "discover",
};

/** Reads what was typed or pasted: a name, `@name` of a person, `#number`, `#words` of a ticket, an address. */
export function deskQuestion(typed: string): DeskQuestion {
  // No name has control characters, and PostgreSQL refuses NUL.
  const text = typed.replace(/\p{Cc}/gu, "").trim();
  const address = questionOfAddress(text);
  if (address) return address;
  if (!/[\p{L}\p{N}]/u.test(text) || text.startsWith(ACTIONS_ONLY)) return { kind: "nothing" };
  if (isForUsers(text)) return { kind: "words", text: withoutAt(text), list: "users" };
  if (!text.startsWith(TICKETS_ONLY)) return { kind: "words", text };
  const told = text.slice(TICKETS_ONLY.length).trim();
  const id = numberIn(told);
  return id === undefined ? { kind: "words", text: told, list: "support" } : { kind: "number", id };
}

function numberIn(text: string): number | undefined {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Whatever its host: the site has one for each language, and an address is also copied from where it is tried out. */
function questionOfAddress(text: string): DeskQuestion | undefined {
  if (!/^(?:https?:\/\/|\/[^/])\S*$/i.test(text) || !URL.canParse(text, "https://site.invalid"))
    return undefined;
  const { pathname, searchParams } = new URL(text, "https://site.invalid");
  const words = pathname.split("/").filter(Boolean);
  const [first = "", second = ""] = isLocale(words[0]) ? words.slice(1) : words;
  if (first === "dashboard") {
    const list = SEARCHED_LISTS.find((one) => EDITORS[one].startsWith(`/dashboard/${second}`));
    const id = numberIn(searchParams.get("id") ?? "");
    return second && list && id !== undefined ? { kind: "number", id, list } : undefined;
  }
  const list = isProductType(first) || first === "products" ? "products" : LISTS_OF_PAGES[first];
  return list && second ? { kind: "page", list, slug: slugIn(second) } : undefined;
}

function slugIn(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
