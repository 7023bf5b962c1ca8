import { redirect } from "react-router";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/share-target.ts";

/** In which an app of the device puts a link or words, most of them in the second. */
const SHARED = ["url", "text", "title"] as const;

const ADDRESSES = /https?:\/\/\S+/g;

/** A name is shorter; what is longer finds nothing. */
const MOST_LETTERS = 80;

/** What somebody shares into the installed app leads to the page that it means (`share_target` of the manifest). */
export function loader({ request, context }: Route.LoaderArgs) {
  const { canonicalBases, languageBases } = context.get(appContext).site;
  const { origin, searchParams } = new URL(request.url);
  const seen = Object.values(languageBases).map((base) => new URL(base, origin).href.replace(/\/$/, ""));
  return redirect(sharedPath(searchParams, [...Object.values(canonicalBases), ...seen]));
}

/**
 * The page of this site whose address is shared, in the language of whoever shares it; else the shops that are called as the first line says, and
 * without any word the home page. `bases` are where the languages of this site begin, in full.
 */
export function sharedPath(shared: URLSearchParams, bases: readonly string[]): string {
  const texts = SHARED.map((name) => shared.get(name) ?? "");
  const [own] = texts
    .flatMap((text) => text.match(ADDRESSES) ?? [])
    .flatMap((address) => ownPath(address, bases) ?? []);
  if (own !== undefined) return own;
  const words = texts
    .flatMap((text) => text.replaceAll(ADDRESSES, " ").split("\n"))
    .map((line) => line.trim())
    .find(Boolean);
  return words ? `/coffeeshops?${new URLSearchParams({ q: words.slice(0, MOST_LETTERS) })}` : "/";
}

/** The path of an address of this site without its language; undefined for that of another, and for one that would lead to another. */
function ownPath(address: string, bases: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { href } = new URL(address);
  // `…/de` before `…`, which begins alike.
  const base = bases
    .toSorted((one, other) => other.length - one.length)
    .find((one) => href === one || href.startsWith(`${one}/`) || href.startsWith(`${one}?`));
  if (base === undefined) return undefined;
  const rest = href.slice(base.length);
  return /^\/[^/\\]/.test(rest) ? rest : "/";
}
