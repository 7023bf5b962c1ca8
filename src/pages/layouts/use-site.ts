import { useRouteLoaderData } from "react-router";
import type { loader } from "../../root.tsx";
import type { Site } from "../../app-context.ts";
import { ANY_ROLE, holdsOneOf } from "#features/accounts/access.ts";
import type { ShortcutId } from "#features/search/shortcuts.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { ALL_ROOMS, type Rooms } from "#platform/rooms.ts";
import type { PageViewer, Visit } from "#platform/viewer.ts";

interface RootData {
  site: Site;
  viewer: PageViewer;
  visit: Visit;
  locale: Locale;
  rooms: Rooms;
  /** No suggestion is made of them. */
  emptyFilters: readonly ShortcutId[];
}

/** The root's data of the site and the viewer. Has a fallback for when even the root could not be loaded. */
export function useSite(): RootData {
  return useRouteLoaderData<typeof loader>("root") ?? WITHOUT_ROOT;
}

/** Whether people can sign in here: without, nothing that needs an account is shown. */
export function useHasAccounts(): boolean {
  const { site, viewer } = useSite();
  return viewer !== null || site.providers.length > 0;
}

/** Whether the reader has a dashboard. */
export function useHasDesk(): boolean {
  const { viewer } = useSite();
  return viewer !== null && holdsOneOf(viewer.permissions, ANY_ROLE);
}

const BASES = Object.fromEntries(
  LOCALES.map((locale) => [locale, locale === DEFAULT_LOCALE ? "" : `/${locale}`]),
) as Site["languageBases"];

const WITHOUT_ROOT: RootData = {
  site: {
    name: "Highstreet",
    canonicalBases: BASES,
    languageBases: BASES,
    cookieDomain: undefined,
    mapTiles: { kind: "outline", streetsUrl: null },
    pictureBase: "",
    providers: [],
    isDevelopment: false,
  },
  viewer: null,
  visit: { consent: undefined, isApp: false },
  locale: DEFAULT_LOCALE,
  rooms: ALL_ROOMS,
  emptyFilters: [],
};
