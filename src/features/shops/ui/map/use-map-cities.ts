import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { readMapCities } from "../../calls.ts";
import type { MapCity } from "./shops-map-points.ts";

/** The names for an outline of the country, fetched once it is seen; the map works without them when that fails. */
export function useMapCities(isNeeded: boolean): readonly MapCity[] | null {
  const { i18n } = useLingui();
  const [cities, setCities] = useState<readonly MapCity[] | null>(null);
  const locale = localeOfTag(i18n.locale);
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    readMapCities({ locale, signal: leaving.signal }).then(
      (read) => setCities(read),
      () => setCities((before) => before ?? []),
    );
    return () => leaving.abort();
  }, [isNeeded, locale]);
  return cities;
}
