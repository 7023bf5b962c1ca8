import type { FloorPage } from "../floor/pages.tsx";
import { inThreeWays } from "./in-three-ways.ts";
import type { Measurement } from "./measurement.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";
import type { Drawing } from "./ways-to-draw.ts";

/** Pages of whose data nothing is remembered (`platform/recall.ts`): read each time, or no data at all. */
const READ_EACH_TIME = new Set<FloorPage>([
  "coffeeshop",
  "brands",
  "texts/app",
  "texts/contact",
  "texts/terms",
]);

/** A page that is in no cache; and the dearest it can be, always just after a change, when nothing is remembered either. */
export async function drawnAnew(
  site: SiteWithoutSocket,
  { name, what, drawing }: { name: FloorPage; what: string; drawing: Drawing },
): Promise<Measurement[]> {
  const anew = await inThreeWays(site, `${what}, drawn anew`, drawing);
  if (READ_EACH_TIME.has(name)) return anew;
  const afterChange = { ...drawing, isAfterChange: true };
  return [...anew, ...(await inThreeWays(site, `${what}, always just after a change`, afterChange))];
}
