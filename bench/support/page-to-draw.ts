import { setTimeout } from "node:timers/promises";
import type { DrawFloor, FloorData, FloorPage } from "../floor/pages.tsx";
import { asked, HEADERS, ORIGIN } from "./asking.ts";
import { loaderDataOf } from "./loader-data.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** A page of the site, and what its bare components are drawn from. */
export interface PageToDraw {
  name: FloorPage;
  what: string;
  data: FloorData;
}

export async function pageToDraw(
  site: SiteWithoutSocket,
  name: FloorPage,
  path: string,
  params?: Record<string, string>,
): Promise<PageToDraw> {
  // At the address it is asked for, because the links to other languages tell it on.
  const url = new URL(`${path}?newUser=0`, ORIGIN);
  return { name, what: path, data: await loaderDataOf(site, { name, url, params }) };
}

/**
 * Draws the floor of a page until all its parts are there.
 * @throws Error where it draws less than the page: that would make the page look bad, and the number worthless
 */
export async function checkFloor(
  site: SiteWithoutSocket,
  { name, data }: PageToDraw,
  drawFloor: DrawFloor,
): Promise<void> {
  const whole = await site.answer(asked(data.pathname, HEADERS));
  const floor = await firstDrawn(() => drawFloor(name, data));
  const share = elementCount(floor) / elementCount(await whole.text());
  if (share < 0.9 || share > 1)
    throw new Error(`The floor of ${data.pathname} has ${share} of the elements of the page`);
}

const elementCount = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

/** Parts that are fetched when they are first drawn (src/ui/static-part) are not there at the first tries. */
async function firstDrawn(draw: () => string, triesLeft = 20): Promise<string> {
  try {
    return draw();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(50);
    return firstDrawn(draw, triesLeft - 1);
  }
}
