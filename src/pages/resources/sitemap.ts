import { sitemapEntries } from "#features/seo/server/sitemap-entries.ts";
import { PAGES_TO_FIND, type SitemapEntry, sitemapFileOf } from "#features/seo/sitemap-kinds.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { isLocale, type Locale } from "#platform/i18n/locales.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import { textChangedOn } from "../texts/text-of.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { asSitemap, type SitemapLine } from "./as-sitemap.ts";

/** The addresses of one kind in one language. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, site } = app;
  return orPageError(app, request, async () => {
    const { locale } = params;
    const file = sitemapFileOf(params.file);
    if (!file || !isLocale(locale)) throw new NotFound("path");
    const base = site.canonicalBases[locale];
    const entries = await sitemapEntries(database, file);
    if (entries.length === 0) throw new NotFound("path");
    return asSitemap(
      "urlset",
      entries.map((entry) => lineOf(locale, base, entry)),
    );
  });
}

function lineOf(locale: Locale, base: string, { path, changedAt }: SitemapEntry): SitemapLine {
  const changed = PAGES_TO_FIND[path] === "text" ? textChangedOn(path, locale) : changedAt;
  return { url: addressIn(base, path), changedAt: changed };
}
