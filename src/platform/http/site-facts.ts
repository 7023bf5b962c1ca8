import type { RunMode } from "../config/read-config.ts";
import { mapTilesOf } from "../config/map-tiles.ts";
import type { Settings } from "../config/settings.ts";
import type { HostTable } from "../i18n/hosts.ts";
import type { LanguageBases } from "../i18n/language-links.ts";

interface Known {
  mode: RunMode;
  settings: Settings;
  hosts: HostTable;
}

/** What every page knows of the site (`Site` in app-context.ts): one thing for all who see the languages at the same addresses. */
export function siteFacts({ mode, settings, hosts }: Known) {
  const common = {
    name: settings.SITE_NAME,
    canonicalBases: hosts.bases,
    cookieDomain: hosts.cookieDomain,
    mapTiles: mapTilesOf(settings),
    pictureBase: settings.CDN_URL ?? "",
    isDevelopment: mode === "dev",
  };
  const known = new WeakMap<LanguageBases, typeof common & { languageBases: LanguageBases }>();
  return (languageBases: LanguageBases) => {
    const facts = known.get(languageBases) ?? { ...common, languageBases };
    known.set(languageBases, facts);
    return facts;
  };
}
