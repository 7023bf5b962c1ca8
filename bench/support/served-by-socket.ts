import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FloorData } from "../floor/pages.tsx";
import { DOCUMENT } from "./asking.ts";
import { inRotation } from "./in-rotation.ts";
import type { Measurement } from "./measurement.ts";
import { cpuOverSocket } from "./over-socket.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** About three for most kinds of pages; from here on a page is worth a look. */
const GOAL = { of: "ratio", atMost: 5 } as const;

/** A page in no cache, and `renderToString` of its bare components with their data in hand. */
export interface Drawing {
  headers: Record<string, string>;
  /** Asked for one after another: one alone again and again, or all of a kind. */
  paths: readonly string[];
  /** Of some of these pages, drawn one after another. */
  data: readonly FloorData[];
  draw: (data: FloorData) => string;
}

/** A page beside a server that does nothing but draw. */
export async function servedBySocket(
  site: SiteWithoutSocket,
  what: string,
  { headers, paths, data, draw }: Drawing,
): Promise<Measurement> {
  const nextData = inRotation(data);
  const bareListener: RequestListener = (_request, response) =>
    response.writeHead(200, DOCUMENT).end(`<!DOCTYPE html>${draw(nextData())}`);
  const { real, bare } = await cpuOverSocket({
    real: { listener: getRequestListener(site.answer), paths, headers, isAnew: true },
    bare: { listener: bareListener, paths, headers },
  });
  return {
    what: `CPU of ${what}, served by socket`,
    measured: real,
    unit: "ms",
    floor: bare,
    goal: GOAL,
  };
}
