import { sitemapFiles } from "#features/seo/server/sitemap-files.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { orPageError } from "../page-errors.ts";
import { asSitemap } from "./as-sitemap.ts";

/** One file a language and kind, so that a robot need not download nine languages for one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, site } = app;
  const origin = new URL(site.canonicalBases.nl).origin;
  const files = await orPageError(app, request, () => sitemapFiles(database));
  const lines = LOCALES.flatMap((locale) =>
    files.map(({ kind, part, changedAt }) => ({
      url: `${origin}/sitemaps/${locale}/${kind}-${part}.xml`,
      changedAt,
    })),
  );
  return asSitemap("sitemapindex", lines);
}
