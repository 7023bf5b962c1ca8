import { request as requestHttps, type RequestOptions } from "node:https";
import type { ClientRequest, IncomingMessage } from "node:http";
import { publicLookup } from "./public-lookup.ts";

export interface OutsidePost {
  /** Somebody else's text: whoever calls has checked that it is of a server that they mean to call. */
  address: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** How the other side is reached; `https` by addresses of the internet but in tests. */
export interface Way {
  request: (address: string, options: RequestOptions) => ClientRequest;
  lookup: typeof publicLookup;
}

const THE_INTERNET: Way = { request: requestHttps, lookup: publicLookup };

const PATIENCE_MS = 5_000;

/**
 * Posts to a server that a reader named (security.md S1): by addresses of the internet only, within five seconds, and never to where an
 * answer leads on.
 * @returns the status; undefined where there is no answer
 */
export async function postOutside(
  { address, headers, body }: OutsidePost,
  { request, lookup }: Way = THE_INTERNET,
): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  request(address, { method: "POST", headers, lookup, agent: false, signal })
    .on("response", (answer: IncomingMessage) => {
      // What it says besides is nobody's business here.
      answer.destroy();
      resolve(answer.statusCode);
    })
    .on("error", () => resolve(undefined))
    .end(body);
  return promise;
}
