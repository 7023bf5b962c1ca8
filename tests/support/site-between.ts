import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { inject } from "vitest";
import type { JourneyOptions } from "./journey.ts";
import { served } from "./with-worker.ts";

interface Between {
  path: string;
  headers: Headers;
  /** What the site answers. */
  ofSite: () => Promise<Response>;
  /** Sends the beginning of so many bytes, and cuts the line when it is time. */
  cutOff: (beginning: Uint8Array, whole: number, time: Promise<void>) => Response;
}

/** The shared site behind a server that answers in its place where `answer` does, as a proxy, and a network that breaks off. */
export function siteBetween(
  answer: (asked: Between) => Promise<Response | undefined> | Response | undefined,
): Promise<JourneyOptions["site"]> {
  const { origin } = inject("journeys");
  const all = new Hono<{ Bindings: HttpBindings }>().all("*", async (c) => {
    const { pathname: path, search } = new URL(c.req.url);
    const { method } = c.req;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("host");
    const body = method === "GET" || method === "HEAD" ? undefined : await c.req.arrayBuffer();
    const ofSite = () => fetch(origin + path + search, { method, headers, body, redirect: "manual" });
    const cutOff: Between["cutOff"] = (beginning, whole, time) => {
      const { outgoing } = c.env;
      outgoing.writeHead(200, { "content-length": whole });
      outgoing.write(beginning);
      void time.then(() => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    };
    const found = (await answer({ path, headers, ofSite, cutOff })) ?? (await ofSite());
    if (found === RESPONSE_ALREADY_SENT) return found;
    const passed = new Headers(found.headers);
    // It is unpacked already.
    passed.delete("content-encoding");
    passed.delete("content-length");
    return new Response(found.body, { status: found.status, headers: passed });
  });
  return served(all as unknown as Hono);
}
