import { Readable } from "node:stream";
import { SitemapStream } from "sitemap";
import { sitemapEntries } from "#features/seo/server/sitemap-entries.ts";
import { PAGES_TO_FIND, type SitemapEntry, sitemapFileOf } from "#features/seo/sitemap-kinds.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { isLocale, type Locale } from "#platform/i18n/locales.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import { textChangedOn } from "../texts/text-of.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { asSitemap } from "./as-sitemap.ts";

/** The addresses of one kind in one language. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, site } = app;
  return orPageError(app, request, async () => {
    const { locale } = params;
    const file = sitemapFileOf(params.file);
    if (!file || !isLocale(locale)) throw new NotFound("path");
    const base = site.canonicalBases[locale];
    const rest = sitemapEntries(database, file);
    const first = await rest.next();
    if (first.done) throw new NotFound("path");
    const urls = async function* () {
      yield urlOf(locale, base, first.value);
      for await (const entry of rest) yield urlOf(locale, base, entry);
    };
    const xmlns = { news: false, video: false, xhtml: false, image: false };
    const stream = new SitemapStream({ xmlns, lastmodDateOnly: true });
    const entries = Readable.from(urls());
    // Without it a lost database connection would leave the response open.
    entries.on("error", (error) => stream.destroy(error));
    return asSitemap(entries.pipe(stream));
  });
}

function urlOf(locale: Locale, base: string, { path, changedAt }: SitemapEntry) {
  const changed = PAGES_TO_FIND[path] === "text" ? textChangedOn(path, locale) : changedAt;
  return { url: addressIn(base, path), lastmod: changed?.toISOString() };
}
