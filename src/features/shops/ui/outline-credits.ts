import type { MapCredit } from "#ui/map-picture/map-credits.tsx";

/** The credits of pins on an outline. Names of owners are the same in every language. */
export const OUTLINE_CREDITS: MapCredit[] = [
  { name: "Natural Earth", href: "https://www.naturalearthdata.com/" },
  // The positions of the pins are from OpenStreetMap.
  { name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
];
