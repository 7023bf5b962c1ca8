import { Hono } from "hono";
import type { HostTable } from "../i18n/hosts.ts";
import { ANONYMOUS } from "../viewer.ts";
import type { PageHandlerOptions } from "./page-handler.ts";
import { pressSeen } from "./page-seen.ts";
import { sessionTokenOf } from "./session-token-of.ts";

interface WaysAskedOptions extends Pick<PageHandlerOptions, "viewerOf" | "onPageSeen"> {
  hosts: HostTable;
}

/**
 * `POST /directions/{shop}`: a browser tells that somebody asked a map for the way to a shop (`ping` of the link, `features/shops/directions.ts`).
 * Counted as a page is, and answered with nothing: nobody waits for it.
 */
export function waysAsked({ hosts, viewerOf, onPageSeen }: WaysAskedOptions): Hono {
  return new Hono().post("/:slug", async (c) => {
    // Whose it is decides whether it counts, and nothing else: who cannot be looked up now is not counted.
    const viewer = await viewerOf(sessionTokenOf(c)).then(
      (found) => found ?? ANONYMOUS,
      () => null,
    );
    const seen = viewer && pressSeen(c, { hosts, url: new URL(c.req.url), viewer });
    if (seen)
      onPageSeen({ ...seen, path: `/directions/${c.req.param("slug")}`, search: new URLSearchParams() });
    return c.body(null, 204);
  });
}
