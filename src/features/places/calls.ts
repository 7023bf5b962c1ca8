import type { Corner } from "#platform/geo/ring.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import type { Told } from "./city-guide.ts";

/** Where smoking cannabis outdoors is forbidden, as a map shows it. */
export interface MappedZone extends Told {
  name: string;
  /** The name of the town whose rule it is. */
  town: string;
  ring: readonly Corner[];
}

interface ZonesAnswer {
  features: {
    geometry: { coordinates: Corner[][] };
    properties: Told & { name: string; town: { name: string } };
  }[];
}

/** Every zone of the country, by the alphabet of the towns. */
export async function readZones({
  locale,
  signal,
}: {
  locale: Locale;
  signal: AbortSignal;
}): Promise<MappedZone[]> {
  const asking = { pagePath: "/map", redirectTo: () => undefined, signal };
  const { features } = await readCall<ZonesAnswer>("getzones", { ...asking, query: { lang: locale } });
  return features.map(({ geometry, properties: { town, ...told } }) => ({
    ...told,
    town: town.name,
    ring: geometry.coordinates[0] ?? [],
  }));
}
