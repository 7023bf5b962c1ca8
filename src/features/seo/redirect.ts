import * as v from "valibot";
import { pageSchema } from "#platform/page-schema.ts";
import { isLocale } from "#platform/i18n/locales.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { NO_PAGE_PATH, RESERVED_PATH, WITH_LANGUAGE } from "./call-refusals.ts";

/** `added` by an admin, `merged` with what became part of another, `moved` with a new name or type. */
export const REDIRECT_KINDS = ["added", "merged", "moved"] as const;

export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export interface RedirectRow {
  _id: string;
  rev: string;
  from: string;
  to: string;
  kind: RedirectKind;
  since: string;
}

const LONGEST_PATH = 300;
const LONGEST_SEARCH = 100;

/** Sections of which every address is the site's own. */
const OWN_SECTIONS = new Set([
  ".well-known",
  "api",
  "assets",
  "auth",
  "dashboard",
  "directions",
  "health",
  "houses",
  "img",
  "metrics",
  "packs",
  "pocket",
  "saved",
  "share",
  "sitemaps",
  "statistics",
  "streets",
]);

/** Pages and files of one word; below the others there are pages that move. */
const OWN_PAGES = new Set([
  "about",
  "app",
  "brand",
  "claim",
  "coffeeshop",
  "coffeeshops",
  "colleague",
  "contact",
  "data-deletion",
  "deals",
  "discover",
  "edibles",
  "getlisted",
  "hash",
  "jobs",
  "login",
  "manifest.webmanifest",
  "map",
  "map-picture.svg",
  "moderation",
  "newsletter",
  "offline",
  "prerolled",
  "privacypolicy",
  "products",
  "profile",
  "responsible-use",
  "robots.txt",
  "service-worker.js",
  "sitemap.xml",
  "supplies",
  "terms",
  "user",
  "viewing",
  "weed",
  "wietproef",
]);

/** Whether the site itself needs an address, whatever it holds. */
export function isReserved(path: string): boolean {
  const [first = "", ...rest] = path.split("/").slice(1);
  if (first === "" || OWN_SECTIONS.has(first)) return true;
  return OWN_PAGES.has(first) && (rest.length === 0 || /^feed\.xml$|\.ics$/.test(rest.at(-1) ?? ""));
}

const pathSchema = v.pipe(
  v.string(NO_PAGE_PATH.msg),
  v.trim(),
  v.toLowerCase(),
  v.transform((path) => path.replace(/(?<=.)\/+$/, "")),
  v.maxLength(LONGEST_PATH, `Must have at most ${LONGEST_PATH} characters`),
  // What the database takes as well (`is_page_path`).
  v.regex(/^\/([\w.~@%-]+(\/[\w.~@%-]+)*)?$/, NO_PAGE_PATH.msg),
  v.check((path) => !isLocale(path.split("/")[1]), WITH_LANGUAGE.msg),
);

export const addRedirectForm = v.strictObject({
  from: v.pipe(
    pathSchema,
    v.check((path) => !isReserved(path), RESERVED_PATH.msg),
    v.description("The old path, without language and query"),
  ),
  to: v.pipe(
    pathSchema,
    v.check((path) => !/^\/(api|auth)(\/|$)/.test(path), RESERVED_PATH.msg),
    v.description("The path of the page that it leads to"),
  ),
});

export const removeRedirectForm = v.strictObject({ _id: rowIdSchema, rev: v.string("Must be given") });

export const redirectsQuery = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_SEARCH, `Must have at most ${LONGEST_SEARCH} characters`),
      v.transform(plainSearch),
      v.description("A part of either path"),
    ),
    "",
  ),
  page: pageSchema,
});

/** Paths are in small letters and have no control characters, of which PostgreSQL refuses NUL. */
export function plainSearch(typed: string): string {
  const plain = typed.replace(/[\p{Cc}\p{Cs}]/gu, "").trim();
  return plain.toLowerCase().slice(0, LONGEST_SEARCH);
}
