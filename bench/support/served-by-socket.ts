import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FloorData } from "../floor/pages.tsx";
import { DOCUMENT } from "./asking.ts";
import { inRotation } from "./in-rotation.ts";
import type { Measurement } from "./measurement.ts";
import { cpuOverSocket } from "./over-socket.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** About three for most kinds of pages; above this limit a page should be optimised. */
const GOAL = { of: "ratio", atMost: 5 } as const;

/** An uncached page, and `renderToString` of its bare components with given data. */
export interface Drawing {
  headers: Record<string, string>;
  /** Requested one after another: the same page again and again, or all of a kind. */
  paths: readonly string[];
  /** The data of some of these pages, rendered one after another. */
  data: readonly FloorData[];
  draw: (data: FloorData) => string;
}

/** A page compared with a server that only renders. */
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
