import { useRouteLoaderData } from "react-router";
import type { loader } from "../../root.tsx";
import type { Site, Viewer } from "../../app-context.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#platform/i18n/locales.ts";

/** What the root knows of the site and of who looks. Stands in for it when even the root could not be loaded. */
export function useSite(): { site: Site; viewer: Viewer; locale: Locale } {
  return useRouteLoaderData<typeof loader>("root") ?? WITHOUT_ROOT;
}

const BASES = Object.fromEntries(
  LOCALES.map((locale) => [locale, locale === DEFAULT_LOCALE ? "" : `/${locale}`]),
) as Site["languageBases"];

const WITHOUT_ROOT: { site: Site; viewer: Viewer; locale: Locale } = {
  site: {
    name: "Highstreet",
    canonicalBases: BASES,
    languageBases: BASES,
    cookieDomain: undefined,
    mapTiles: { kind: "outline", streetsUrl: null },
    pictureBase: "",
    isDevelopment: false,
  },
  viewer: { consent: undefined, isApp: false },
  locale: DEFAULT_LOCALE,
};
