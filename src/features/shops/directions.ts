import type { Point } from "#platform/geo/geo.ts";

/** A link that opens directions in another app. `name` is a brand; without one it is the phone's own map app. */
export interface Directions {
  name?: string;
  href: string;
}

/** Links to a point, for the reader's map app (`geo:`, RFC 5870) and three well-known maps. */
export function directionsTo({ latitude, longitude }: Point): Directions[] {
  const point = `${latitude},${longitude}`;
  return [
    { href: `geo:${point}?q=${point}` },
    {
      name: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
    },
    { name: "Google Maps", href: `https://www.google.com/maps/dir/?api=1&destination=${point}` },
    { name: "Apple Maps", href: `https://maps.apple.com/?daddr=${point}` },
  ];
}

/** One link for all devices: phones open it in their map app, other machines in a page. */
export function walkTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}&travelmode=walking`;
}
