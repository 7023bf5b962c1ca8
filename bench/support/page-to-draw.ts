import { setTimeout } from "node:timers/promises";
import type { DrawFloor, FloorData, FloorPage } from "../floor/pages.tsx";
import { asked, HEADERS, ORIGIN } from "./asking.ts";
import { loaderDataOf } from "./loader-data.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** A page of the site, and the data of its bare components. */
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
  // At the requested address, which is part of the links to other languages.
  const url = new URL(`${path}?newUser=0`, ORIGIN);
  return { name, what: path, data: await loaderDataOf(site, { name, url, params }) };
}

/**
 * Renders the floor of a page until all its lazy parts are loaded.
 * @throws Error where it renders less than the page, which would make the comparison invalid
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

/** Lazy parts (src/ui/static-part) are not loaded at the first tries. */
async function firstDrawn(draw: () => string, triesLeft = 20): Promise<string> {
  try {
    return draw();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(50);
    return firstDrawn(draw, triesLeft - 1);
  }
}
