import type { Point } from "#platform/geo/geo.ts";

/** A link that opens directions in another app. `name` is a brand; without one it is the phone's own map app. */
export interface Directions {
  name?: string;
  href: string;
}

/** Links to a point, for the reader's map app (`geo:`, RFC 5870) and two well-known maps. */
export function otherMaps({ latitude, longitude }: Point): Directions[] {
  const point = `${latitude},${longitude}`;
  return [
    { href: `geo:${point}?q=${point}` },
    { name: "Apple Maps", href: `https://maps.apple.com/?daddr=${point}` },
    {
      name: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
    },
  ];
}

/**
 * The `ping` of a link that leads to a map: browsers that know it tell this site that it was pressed, on their own and while they follow the
 * link, so it costs no script and no detour. The server counts it (`platform/http/ways-asked.ts`).
 */
export function pingOfWay({ slug }: { slug: string }): string {
  return `/directions/${slug}`;
}

/** Where to improve what OpenStreetMap knows of a shop: its element, else its place. */
export function openStreetMapOf({ osmId, latitude, longitude }: Point & { osmId: string | null }): string {
  if (osmId !== null) return `https://www.openstreetmap.org/${osmId}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=19/${latitude}/${longitude}`;
}

/**
 * The way to a point in one press, on all devices: phones open it in their map app, other machines in a page. No other address
 * does that (`geo:` does nothing on an iPhone); `otherMaps` has the rest.
 */
export function walkTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}&travelmode=walking`;
}
