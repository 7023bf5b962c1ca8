import type { I18n } from "@lingui/core";
import { createContext, RouterContextProvider } from "react-router";
import type { Provider } from "#features/accounts/sign-in.ts";
import type { Imprint } from "#platform/config/imprint.ts";
import type { StoreApps } from "#platform/config/store-apps.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Clock } from "#platform/clock.ts";
import type { MapArchive } from "#platform/geo/map-archive.ts";
import type { Database } from "#platform/database/database.ts";
import type { ShareImageWorkers } from "#platform/images/share-image-workers.ts";
import { readingOnly } from "#platform/database/reading-only.ts";
import type { LanguageBases } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Operation } from "#platform/operation.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { type Viewer, viewingOf, type Visit } from "#platform/viewer.ts";

/** What the site is called and where its languages live. */
export interface Site {
  name: string;
  /** Canonical addresses, from configuration only. */
  canonicalBases: LanguageBases;
  /** The same as seen from the host of this request. */
  languageBases: LanguageBases;
  cookieDomain: string | undefined;
  /** The background of its maps. */
  mapTiles: MapTiles;
  /** Where pictures are served, for `features/media/picture-address.ts`: `""` for this site, or the CDN's address. */
  pictureBase: string;
  /** Those one can sign in with; none where it is not set up. */
  providers: readonly Provider[];
  isDevelopment: boolean;
}

/** Everything a loader may use; made once a request. */
export interface AppContext {
  database: Database;
  locale: Locale;
  i18n: I18n;
  nonce: string;
  site: Site;
  /** For texts only: not in `site`, which is serialised into every page. */
  imprint: Imprint;
  storeApps: StoreApps;
  /** Those that visitors are asked. */
  surveys: readonly SurveyName[];
  viewer: Viewer;
  visit: Visit;
  now: Clock;
  /** The tiles of its maps, for pictures; null where they are elsewhere or there are none. */
  mapArchive: MapArchive | null;
  drawShareImage: ShareImageWorkers["draw"];
  operation: Operation;
  /** For unexpected errors: they go to the log, never to the page. */
  report: (error: unknown) => void;
}

export const appContext = createContext<AppContext>();

/** The router's context of one request. The server calls this through the bundle, because a context is compared by identity. */
export async function routerContext(request: Omit<AppContext, "i18n">): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  const { database: all, viewer, locale } = request;
  const database = viewingOf(viewer) ? readingOnly(all) : all;
  context.set(appContext, { ...request, database, i18n: await translatorOf(locale) });
  return context;
}

const translators = new Map<Locale, Promise<I18n>>();

/** One translator a language, shared by all its requests: on the server it is not changed after loading. */
export function translatorOf(locale: Locale): Promise<I18n> {
  const known = translators.get(locale) ?? loadMessages(locale, MESSAGE_AREAS);
  translators.set(locale, known);
  return known;
}
