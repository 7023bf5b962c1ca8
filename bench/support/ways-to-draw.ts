import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FloorData } from "../floor/pages.tsx";
import { askedAnew, DOCUMENT } from "./asking.ts";
import { cpuInTurns } from "./cpu-in-turns.ts";
import { cpuPerCall } from "./cpu-per-call.ts";
import { inRotation } from "./in-rotation.ts";
import { cpuOverSocket } from "./over-socket.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** A page in no cache, and `renderToString` of its bare components with their data in hand. */
export interface Drawing {
  headers: Record<string, string>;
  /** Asked for one after another: one alone again and again, or all of a kind. */
  paths: readonly string[];
  /** Of some of these pages, drawn one after another. */
  data: readonly FloorData[];
  draw: (data: FloorData) => string;
}

/** Milliseconds of CPU. */
export interface Spent {
  real: number;
  bare: number;
}

/** The smaller one finds all it needs in the caches of the processor, and the larger one less. */
export function overAndOver(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, paths, data, draw } = drawing;
  const [nextPath, nextData] = [inRotation(paths), inRotation(data)];
  return cpuPerCall({
    real: () => site.answer(askedAnew(nextPath(), headers)),
    bare: () => draw(nextData()),
  });
}

export function inTurns(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, paths, data, draw } = drawing;
  const [nextPath, nextData] = [inRotation(paths), inRotation(data)];
  return cpuInTurns({
    prepare: () => ({ request: askedAnew(nextPath(), headers), copy: structuredClone(nextData()) }),
    real: ({ request }) => site.answer(request),
    bare: ({ copy }) => draw(copy),
  });
}

/** Beside a server that does nothing but draw. */
export function servedBySocket(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, paths, data, draw } = drawing;
  const nextData = inRotation(data);
  const bare: RequestListener = (_request, response) =>
    response.writeHead(200, DOCUMENT).end(`<!DOCTYPE html>${draw(nextData())}`);
  return cpuOverSocket({
    real: { listener: getRequestListener(site.answer), paths, headers, isAnew: true },
    bare: { listener: bare, paths, headers },
  });
}
