import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FloorData } from "../floor/pages.tsx";
import { askedAnew, DOCUMENT } from "./asking.ts";
import { cpuInTurns } from "./cpu-in-turns.ts";
import { cpuPerCall } from "./cpu-per-call.ts";
import { cpuOverSocket } from "./over-socket.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

/** A page in no cache, and `renderToString` of its bare components with their data in hand. */
export interface Drawing {
  headers: Record<string, string>;
  data: FloorData;
  draw: (data: FloorData) => string;
  /** Each time as if something had just changed of what is remembered (`platform/recall.ts`). */
  isAfterChange?: boolean;
}

/** Milliseconds of CPU. */
export interface Spent {
  real: number;
  bare: number;
}

/** The smaller one finds all it needs in the caches of the processor, and the larger one less. */
export function overAndOver(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, data, draw } = drawing;
  return cpuPerCall({
    real: () => fetchOf(site, drawing)(askedAnew(data.pathname, headers)),
    bare: () => draw(data),
  });
}

export function inTurns(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, data, draw } = drawing;
  return cpuInTurns({
    prepare: () => ({ request: askedAnew(data.pathname, headers), copy: structuredClone(data) }),
    real: ({ request }) => fetchOf(site, drawing)(request),
    bare: ({ copy }) => draw(copy),
  });
}

/** Beside a server that does nothing but draw. */
export function servedBySocket(site: SiteWithoutSocket, drawing: Drawing): Promise<Spent> {
  const { headers, data, draw } = drawing;
  const path = data.pathname;
  const bare: RequestListener = (_request, response) =>
    response.writeHead(200, DOCUMENT).end(`<!DOCTYPE html>${draw(data)}`);
  return cpuOverSocket({
    real: { listener: getRequestListener(fetchOf(site, drawing)), path, headers, isAnew: true },
    bare: { listener: bare, path, headers },
  });
}

function fetchOf(site: SiteWithoutSocket, { isAfterChange = false }: Drawing) {
  return (request: Request): Promise<Response> => {
    if (isAfterChange) site.change();
    return site.answer(request);
  };
}
