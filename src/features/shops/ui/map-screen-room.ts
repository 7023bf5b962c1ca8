import type { MapRoom } from "#ui/map/map-point.ts";

/** Between what floats over a map and what it shows, in px. */
const GAP = 12;

/** What panel or sheet take of the map of a screen (map-screen.module.css). */
export function roomOf(screen: HTMLElement | null): MapRoom {
  const whole = screen?.getBoundingClientRect();
  const tools = screen?.firstElementChild?.firstElementChild?.getBoundingClientRect();
  const list = screen?.querySelector(":scope > div > [tabindex='-1']")?.getBoundingClientRect();
  if (!whole || !tools || !list) return { top: 0, right: 0, bottom: 0, left: 0 };
  const isSheet = list.width >= whole.width - 1;
  return isSheet
    ? { top: tools.bottom - whole.top + GAP, right: GAP, bottom: whole.bottom - list.top + GAP, left: GAP }
    : { top: GAP, right: GAP, bottom: GAP, left: list.right - whole.left + GAP };
}
