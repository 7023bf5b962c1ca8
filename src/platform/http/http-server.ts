import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** More than visitors of one process need, and less than its memory and files allow. */
const MAX_CONNECTIONS = 2_000;
const MAX_REQUESTS_PER_SOCKET = 1_000;
/** Nothing was sent or taken for so long: the client neither asks nor reads. Between two requests it is `keepAliveTimeout`. */
const SILENCE_MS = 30_000;

/** The server before it listens, with the limits that keep a client from holding more than its share (security.md D5). */
export function httpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16 * 1024,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.timeout = SILENCE_MS;
  return server;
}

/**
 * Starts a request when the answer before it on its connection has left. Node calls a listener for all requests that arrived in one
 * piece at once, and a client that reads nothing would fill memory with their answers.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.closed) return listener(request, response);
    const start = () => {
      if (!socket.destroyed) listener(request, response);
    };
    // After other connections have had their turn.
    before.once("close", () => setImmediate(start));
  };
}

/** As on all answers (security-headers.ts), for one that no page and no script is in. */
const REFUSAL_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  connection: "close",
};

/**
 * Refuses a request that does not say which host it is for, or says it twice (RFC 9112, 3.2): Node takes the first, and what stands
 * before us may have taken the last.
 */
export function oneHostOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host } = request.headers;
    const isOnce = request.headersDistinct.host?.length === 1;
    if (isOnce && URL.canParse(`http://${host}`)) return listener(request, response);
    response.writeHead(400, REFUSAL_HEADERS).end();
  };
}
