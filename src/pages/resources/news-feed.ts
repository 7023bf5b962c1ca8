import { createHash } from "node:crypto";
import { Feed } from "feed";
import { addressIn } from "#platform/i18n/language-links.ts";
import { isKnownBy } from "#platform/http/entity-tag.ts";
import { DEFAULT_LOCALE, languageTag, type Locale } from "#platform/i18n/locales.ts";
import type { AppContext } from "#app/app-context.ts";

export interface FeedEntry {
  /** The page of it, without language. */
  path: string;
  title: string;
  /** Of title and summary, where nobody wrote them in the reader's language; by default that is the one. */
  locale?: Locale;
  summary: string;
  author: string;
  publishedAt: string;
  changedAt: string;
}

interface NewsFeed {
  title: string;
  description: string;
  /** The page whose feed it is. */
  path: string;
  entries: readonly FeedEntry[];
}

/** `updated` of an empty feed: the site did not exist before. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/** As many as feed readers show at once. */
export const MOST_ENTRIES = 50;

/**
 * A feed in the reader's language (Atom, RFC 4287). Its `ETag` is a hash of its content, so that a feed reader that polls every
 * hour gets 304 while nothing is new.
 */
export function feedAnswer(app: AppContext, request: Request, feed: NewsFeed): Response {
  const text = atomOf(app, feed);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "public, max-age=600" };
  if (isKnownBy(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, "content-type": "application/atom+xml; charset=utf-8" },
  });
}

function atomOf({ site, locale }: AppContext, { title, description, path, entries }: NewsFeed): string {
  const base = site.canonicalBases[locale];
  const page = addressIn(base, path);
  // An empty feed stays the same until something comes.
  const updated = entries
    .map(({ changedAt }) => Date.parse(changedAt))
    .reduce((a, b) => Math.max(a, b), FIRST_DAY);
  const feed = new Feed({
    id: page,
    link: page,
    title: plain(`${title} · ${site.name}`),
    description: plain(description),
    feedLinks: { atom: addressIn(base, `${path}/feed.xml`) },
    updated: new Date(updated),
    generator: false,
    author: { name: plain(site.name) },
  });
  for (const entry of entries) {
    const address = addressIn(base, entry.path);
    feed.addItem({
      id: address,
      link: address,
      // The format's titles and summaries are HTML.
      title: escaped(entry.title),
      description: escaped(entry.summary),
      date: new Date(entry.changedAt),
      published: new Date(entry.publishedAt),
      author: [{ name: plain(entry.author) }],
    });
  }
  return inLanguages(feed.atom1(), [locale, ...entries.map((entry) => entry.locale ?? locale)]);
}

/** Readers of feeds choose a voice or a translation by it. The library writes a language into RSS only. */
function inLanguages(atom: string, [ofFeed, ...ofEntries]: Locale[]): string {
  const tag = (locale: Locale | undefined) =>
    locale === undefined || locale === ofFeed ? "" : ` xml:lang="${languageTag(locale)}"`;
  return atom
    .replaceAll("<entry>", () => `<entry${tag(ofEntries.shift())}>`)
    .replace("<feed ", `<feed xml:lang="${languageTag(ofFeed ?? DEFAULT_LOCALE)}" `);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as HTML; without the characters that XML forbids. */
function escaped(text: string): string {
  return plain(text).replaceAll(/[&<>]/g, (character) => ENTITIES[character] as string);
}

function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
