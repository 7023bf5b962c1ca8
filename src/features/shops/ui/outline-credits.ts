import type { MapCredit } from "#ui/map-picture/map-credits.tsx";

/** Whose data pins on an outline are. Names of owners are the same in every language. */
export const OUTLINE_CREDITS: MapCredit[] = [
  { name: "Natural Earth", href: "https://www.naturalearthdata.com/" },
  // The pins stand where OpenStreetMap has the shops.
  { name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
];
