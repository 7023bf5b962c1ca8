import { Hono } from "hono";
import { inject } from "vitest";
import type { JourneyOptions } from "./journey.ts";
import { served } from "./with-worker.ts";

/**
 * The shared site behind a server that a test may answer in the place of: as a proxy does, and a network that breaks off. `answer` returns
 * undefined for what the site is to answer.
 */
export function siteBetween(
  answer: (
    request: Request,
    ofSite: () => Promise<Response>,
  ) => Promise<Response | undefined> | Response | undefined,
): Promise<JourneyOptions["site"]> {
  const { origin } = inject("journeys");
  const all = new Hono().all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { method } = c.req;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("host");
    // What comes is passed on as it is read.
    headers.delete("accept-encoding");
    const body = method === "GET" || method === "HEAD" ? undefined : await c.req.arrayBuffer();
    const ofSite = () => fetch(origin + pathname + search, { method, headers, body, redirect: "manual" });
    const found = (await answer(c.req.raw, ofSite)) ?? (await ofSite());
    const passed = new Headers(found.headers);
    // It is read already.
    passed.delete("content-encoding");
    passed.delete("content-length");
    return new Response(found.body, { status: found.status, headers: passed });
  });
  return served(all);
}
