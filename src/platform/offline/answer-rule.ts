import { isLocale } from "../i18n/locales.ts";
import { isOfPocket } from "./pocket.ts";

/**
 * What the service worker does with a request. `leave`: nothing, as if there were no worker. `page`: the network first; without one the page
 * as it was visited, else the offline page. `asset`: a file of the build with a hash in its name, cache first. `pack`: a file of a city
 * that may be in the pocket. `drawing`: a house or a street, which the worker can draw itself.
 * `routes`: what the router asks of a page of the pocket, whose routes it knows.
 */
export type AnswerRule = "leave" | "page" | "asset" | "pack" | "drawing" | "routes";

/**
 * `origin` is that of the worker: requests to other sites are never touched. Every navigation of this site is answered, with its
 * preload: one that is left alone is asked for a second time by the browser, and the state of a sign-in is good for once.
 */
export function answerRuleOf(request: Request, origin: string): AnswerRule {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "leave";
  if (request.mode === "navigate") return "page";
  const [folder] = url.pathname.split("/").slice(1);
  if (folder === "packs") return "pack";
  if (folder === "houses" || folder === "streets") return "drawing";
  if (url.pathname.endsWith("/__manifest")) return isOfPocketAlone(url) ? "routes" : "leave";
  return folder === "assets" && !request.headers.has("range") ? "asset" : "leave";
}

/**
 * Whether the router asks for routes of the pocket and of what stands above it, and of nothing else: once it was answered it does not ask
 * again, and of other pages it would believe that there are none.
 */
function isOfPocketAlone({ searchParams }: URL): boolean {
  const paths = (searchParams.get("paths") ?? "").split(",");
  const isRoot = (path: string) => path === "/" || isLocale(path.slice(1));
  return paths.some(isOfPocket) && paths.every((path) => isOfPocket(path) || isRoot(path));
}

/** The offline page in the language of an address: `/pl/offline` for `/pl/coffeeshops`. */
export function offlinePathOf(address: string): string {
  const [first] = new URL(address).pathname.split("/").slice(1);
  return isLocale(first) ? `/${first}/offline` : "/offline";
}

/** The files of the build that a document or a style names. */
export function assetsIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+/g))];
}

/** Whether an answer may be cached: complete, of this site, not redirected, and not personal. */
export function isKeepable(answer: Pick<Response, "status" | "type" | "redirected" | "headers">): boolean {
  const isOwn = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  return isOwn && !/no-store/.test(answer.headers.get("cache-control") ?? "");
}

/** What is of one person, leads somewhere, or says much of somebody who may leave (security.md C2). */
const NEVER_KEPT = new Set([
  "api",
  "auth",
  "claim",
  "colleague",
  "dashboard",
  "health",
  "login",
  "newsletter",
  "offline",
  // The worker has it from `keepPocket`, without what is of a moment.
  "pocket",
  "profile",
  "user",
  "viewing",
]);

/** Whether a visited page at this address is cached, if the site sends it to everybody alike (`isKeepable`). */
export function isKeptAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const [first = "", second = ""] = url.pathname.split("/").slice(1);
  return url.origin === origin && !NEVER_KEPT.has(isLocale(first) ? second : first);
}
