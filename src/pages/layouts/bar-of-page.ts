import type { ComponentType } from "react";
import { useMatches } from "react-router";

/** What a page wants of the bar above it: `handle = { bar: (data) => … }` of its route module. */
export interface BarOfPage {
  /** The place a list is about: the search field holds its name. */
  place?: string;
  /** How many filters are chosen, on a page that has a dialog of filters (`FILTERS_ID`). */
  chosenCount?: number;
  /** The page has a search field of its own. */
  hasOwnSearch?: boolean;
  /** The page begins with sky and has its own way to what is near: the bar is sky too, and paper once the page is scrolled. */
  isSky?: boolean;
  /** The page is as wide as the window, and so is the bar. */
  isWide?: boolean;
  /** On a phone the page has bars of its own, above and below, in place of the site's. */
  hasOwnBars?: boolean;
}

/** What a part of the site has in place of the site's own, on every page of it: `handle = { parts }` of the layout around its pages. */
export interface PartsOfSection {
  /** The navigation at the bottom. */
  Bottom: ComponentType;
  /** Beside the name of the site. */
  Name: ComponentType;
}

/** The id of the dialog of filters of a page; the button in the bar opens it. */
export const FILTERS_ID = "filters";

const NOTHING: BarOfPage = {};
/** The error page has a search field of its own. */
const OF_ERROR_PAGE: BarOfPage = { hasOwnSearch: true };

/** What the page on the screen wants of the bar. */
export function useBarOfPage(): BarOfPage {
  const match = useMatches().at(-1);
  const handle = match?.handle as { bar?: (data: never) => BarOfPage } | undefined;
  // Without data its error page is on the screen.
  if (!match?.loaderData) return OF_ERROR_PAGE;
  return handle?.bar?.(match.loaderData as never) ?? NOTHING;
}

/** What the part of the site on the screen has in place of the site's own; undefined on public pages. */
export function usePartsOfSection(): PartsOfSection | undefined {
  const match = useMatches().find(({ handle }) => (handle as { parts?: PartsOfSection } | undefined)?.parts);
  // Without data its reader has nothing there.
  return match?.loaderData ? (match.handle as { parts: PartsOfSection }).parts : undefined;
}
